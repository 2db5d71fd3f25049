"use strict";
// The film of a round: each move is on the page already; the table before the last one is drawn from the data.
(() => {
  const source = document.getElementById("scenes");
  const moves = document.querySelectorAll("#moves > li");
  if (!source || !moves.length) return;
  const data = JSON.parse(source.textContent);
  const part = (id) => document.getElementById(id);
  const seats = new Map([...document.querySelectorAll(".seat")].map((seat) => [Number(seat.dataset.seat), seat]));
  const [slider, play] = [part("at"), part("play")];
  const last = moves.length - 1;
  let at = last;
  let timer = null;

  const back = document.querySelector(".pile .face");
  const card = (id, playable) => {
    const shown = back.cloneNode(true);
    shown.removeAttribute("aria-hidden");
    shown.classList.toggle("up", playable);
    shown.setAttribute("preserveAspectRatio", "xMinYMid slice");
    shown.setAttribute("role", "img");
    shown.setAttribute("aria-label", playable ? data.can.replace("*", data.words[id]) : data.words[id]);
    shown.firstElementChild.setAttribute("href", `#${id}`);
    return shown;
  };

  // of each scene only the hands that changed are told
  const handsAt = (number) => {
    const hands = {};
    for (const [changed] of data.scenes.slice(0, number + 1)) Object.assign(hands, changed);
    return hands;
  };

  const show = (number) => {
    const next = Math.max(0, Math.min(last, number));
    const forward = next === at + 1;
    at = next;
    const [, piles, waiting, playable, direction, left, laid] = data.scenes[at];
    const from = forward && laid !== null && seats.has(laid) && seats.get(laid).querySelector(".hand").getBoundingClientRect();
    moves.forEach((move, place) => {
      if (place === at) move.setAttribute("aria-current", "step");
      else move.removeAttribute("aria-current");
    });
    const hands = handsAt(at);
    for (const [number, seat] of seats) {
      const [codes, acts] = [hands[number] || [], waiting.includes(number)];
      seat.classList.toggle("acts", acts);
      seat.querySelector(".marks").textContent = acts ? data.acts : "";
      seat.querySelector(".count").textContent = data.counts[codes.length];
      seat.querySelector(".hand").replaceChildren(
        ...codes.map((code) => card(data.held[code], acts && playable.includes(code))),
      );
    }
    const top = part("top");
    top.replaceChildren(...piles.map((id) => card(id, false)));
    top.classList.toggle("laid", Boolean(from));
    if (from) {
      const to = top.getBoundingClientRect();
      top.style.setProperty("--from-x", `${from.left + from.width / 2 - to.left - to.width / 2}px`);
      top.style.setProperty("--from-y", `${from.top - to.top}px`);
    }
    part("pile").textContent = data.pile[left];
    document.querySelector(".middle").classList.toggle("back", direction < 0);
    const said = moves[at].querySelectorAll(".said > p:not(.shown)");
    part("now").replaceChildren(...[...said].map((line) => line.cloneNode(true)));
    // what stands there to be played is told by the move that came then
    const why = at < last && moves[at + 1].querySelector("details");
    const open = Boolean(part("why").querySelector("[open]"));
    part("why").replaceChildren(...(why ? [why.cloneNode(true)] : []));
    if (why && open) part("why").firstChild.open = true;
    slider.value = String(at + 1);
    part("number").textContent = String(at + 1);
    if (timer === null) history.replaceState(null, "", `#move-${at + 1}`);
  };

  const running = (runs) => {
    if (runs === (timer !== null)) return;
    if (!runs) clearTimeout(timer);
    timer = runs ? setTimeout(tick, 0) : null;
    [play.ariaLabel, play.dataset.other] = [play.dataset.other, play.ariaLabel];
    play.classList.toggle("runs", runs);
    // who hears the page asked for a film, not for a speech
    part("now").setAttribute("aria-live", runs ? "off" : "polite");
    if (runs && at === last) show(0);
  };
  const tick = () => {
    if (at < last) show(at + 1);
    if (at === last) running(false);
    else timer = setTimeout(tick, 1600 / Number(part("speed").value));
  };
  const go = (number) => {
    running(false);
    show(number);
  };
  const to = {
    first: () => go(0),
    back: () => go(at - 1),
    on: () => go(at + 1),
    last: () => go(last),
    play: () => running(timer === null),
  };
  const keys = { Home: to.first, ArrowLeft: to.back, ArrowRight: to.on, End: to.last, " ": to.play };
  document.querySelectorAll("[data-to]").forEach((button) => {
    button.addEventListener("click", to[button.dataset.to]);
  });
  slider.addEventListener("input", () => go(Number(slider.value) - 1));
  document.addEventListener("keydown", (event) => {
    // what has the focus may know these keys itself: a slider, a list, a wide table that is scrolled, for a space every button
    const knows = event.key === " " ? "a, button, summary, select, input, [tabindex]" : "select, input, [tabindex]";
    const busy = event.target.closest && event.target.closest(knows);
    if (busy || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  const linked = () => {
    const number = Number((/^#move-([0-9]+)$/.exec(location.hash) || [])[1]);
    if (!number) return;
    go(number - 1);
    part("film").scrollIntoView();
  };
  window.addEventListener("hashchange", linked);
  // a link to a move opens the film there, where without this script it goes to the list
  moves.forEach((move) => move.removeAttribute("id"));
  linked();
})();
