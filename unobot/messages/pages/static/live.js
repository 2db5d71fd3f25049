"use strict";
// Follows a table: each event is the whole table as it stands.
(() => {
  const table = document.getElementById("table");
  const heard = document.getElementById("heard");
  if (!table || !window.EventSource) return;
  const say = (id, other) => {
    document.getElementById(id).hidden = false;
    document.getElementById(other).hidden = true;
  };
  const text = (selector) => {
    const found = table.querySelector(selector);
    return found ? found.textContent : "";
  };
  const lying = () => {
    const top = document.getElementById("top");
    return top ? top.innerHTML : "";
  };
  const stream = new EventSource(table.dataset.live);
  stream.addEventListener("open", () => say("follows", "stopped"));
  stream.addEventListener("error", () => say("stopped", "follows"));
  stream.addEventListener("message", (event) => {
    const page = new DOMParser().parseFromString(JSON.parse(event.data), "text/html");
    const before = lying();
    table.replaceChildren(...page.body.childNodes);
    // a card that lay there before does not come again
    if (before && before === lying()) document.getElementById("top").classList.remove("laid");
    // what has just happened is read out; the whole table would be too much
    const words = text(".told > li");
    if (heard.textContent !== words) heard.textContent = words;
  });
})();
