"use strict";
// Says each time as the reader's own clock has it; without this script it is UTC.
(() => {
  const language = document.documentElement.lang;
  for (const shown of document.querySelectorAll("time[datetime]")) {
    const at = new Date(shown.dateTime);
    if (Number.isNaN(at.valueOf())) continue;
    const clock = "day" in shown.dataset ? {} : { timeStyle: "short" };
    shown.textContent = new Intl.DateTimeFormat(language, { dateStyle: "medium", ...clock }).format(at);
    shown.title = `${shown.dateTime.slice(0, 16).replace("T", " ")} UTC`;
  }
})();
