"use strict";
// Steps through a round: each move is in the page already, only the hands are drawn from the data.
(() => {
  const source = document.getElementById("scenes");
  const moves = document.querySelectorAll("#moves > li");
  if (!source || !moves.length) return;
  const data = JSON.parse(source.textContent);
  const part = (id) => document.getElementById(id);
  const slider = part("at");
  let at = 0;

  const card = (code) => {
    const [tint, words] = data.cards[code] || ["black", code];
    const shown = document.createElement("span");
    shown.className = `card ${tint}`;
    shown.setAttribute("role", "img");
    shown.setAttribute("aria-label", words);
    shown.textContent = code;
    return shown;
  };
  const row = (codes) => codes.flatMap((code) => [card(code), document.createTextNode(" ")]);

  // of each scene only the hands that changed are told
  const handsAt = (number) => {
    const hands = data.names.map(() => []);
    for (const [changed] of data.scenes.slice(0, number + 1))
      for (const [seat, codes] of Object.entries(changed)) hands[seat] = codes;
    return hands;
  };

  const show = (number) => {
    at = Math.max(0, Math.min(moves.length - 1, number));
    const [, top, waiting] = data.scenes[at];
    moves.forEach((move, place) => {
      if (place === at) move.setAttribute("aria-current", "step");
      else move.removeAttribute("aria-current");
    });
    part("now").replaceChildren(...moves[at].querySelector(".said").cloneNode(true).childNodes);
    part("top").replaceChildren(...row(top ? [top] : []));
    part("hands").replaceChildren(
      ...handsAt(at).flatMap((codes, seat) => {
        const name = document.createElement("dt");
        const isolated = document.createElement("bdi");
        isolated.textContent = data.names[seat];
        name.append(waiting.includes(seat) ? "▶ " : "", isolated, ` (${codes.length})`);
        const hand = document.createElement("dd");
        hand.append(...row(codes));
        return [name, hand];
      }),
    );
    slider.value = String(at + 1);
    part("number").textContent = String(at + 1);
  };

  const to = {
    first: () => show(0),
    back: () => show(at - 1),
    on: () => show(at + 1),
    last: () => show(moves.length - 1),
  };
  const keys = { Home: to.first, ArrowLeft: to.back, ArrowRight: to.on, End: to.last };
  document.querySelectorAll("[data-to]").forEach((button) => {
    button.addEventListener("click", to[button.dataset.to]);
  });
  slider.addEventListener("input", () => show(Number(slider.value) - 1));
  document.addEventListener("keydown", (event) => {
    // the slider knows these keys itself, and a wide table is scrolled with them
    const busy = event.target.closest && event.target.closest("input, [tabindex]");
    if (busy || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  part("stepper").hidden = false;
  show(0);
})();
