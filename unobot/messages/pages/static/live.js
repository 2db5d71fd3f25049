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
  const stream = new EventSource(table.dataset.live);
  stream.addEventListener("open", () => say("follows", "stopped"));
  stream.addEventListener("error", () => say("stopped", "follows"));
  stream.addEventListener("message", (event) => {
    const page = new DOMParser().parseFromString(JSON.parse(event.data), "text/html");
    table.replaceChildren(...page.body.childNodes);
    // whose turn it is is read out; the whole table would be too much
    const asked = table.querySelector(".asked");
    const words = asked ? asked.textContent : "";
    if (heard.textContent !== words) heard.textContent = words;
  });
})();
