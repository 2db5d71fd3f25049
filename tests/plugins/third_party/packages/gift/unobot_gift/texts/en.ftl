event-unwrapped = { $seat } unwraps { $card }
