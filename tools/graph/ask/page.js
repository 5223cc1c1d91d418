"use strict";
// This script plays a list of questions. It knows nothing about algorithms.
(() => {
  const lesson = JSON.parse(document.getElementById("lesson").textContent);
  const at = id => document.getElementById(id);
  const edges = [...document.querySelectorAll("#picture [data-from]")]; // the edges, and the texts beside them
  const drawn = new Set(edges.map(e => `${e.dataset.from} ${e.dataset.to}`));
  let list = lesson.questions; // the questions of this pass through the page
  let number = 0; // the index of the current question
  let chosen = []; // the chosen option of each answered question

  const isRight = i => chosen[i] === list[i].right;
  const rights = () => chosen.filter((_, i) => isRight(i)).length;

  function element(name, text, className) {
    const e = document.createElement(name);
    e.textContent = text;
    if (className) e.className = className;
    return e;
  }

  function showCount() {
    const right = rights();
    at("count").textContent = `Question ${Math.min(number + 1, list.length)} of ${list.length}: ` +
      `${right} right, ${chosen.length - right} wrong`;
    at("progress").max = list.length;
    at("progress").value = chosen.length;
  }

  function showRows(rows) {
    at("rows").hidden = rows.length === 0;
    at("rows").tBodies[0].replaceChildren(...rows.map(row => {
      const tr = document.createElement("tr");
      const td = document.createElement("td");
      td.append(...row.values.flatMap(v => [element("span", v), " "]));
      const th = element("th", row.name);
      th.scope = "row";
      tr.append(th, td);
      return tr;
    }));
  }

  // showPicture colours the states. If the search grows, states that it has not found are hidden.
  function showPicture(question) {
    const now = question.now;
    const kind = new Map();
    for (const name of ["done", "waiting", "current"]) {
      for (const v of now[name] || []) kind.set(v, name);
    }
    const choices = new Set(question.options.filter(o => o.state).map(o => o.state - 1));
    const isShown = v => !lesson.grows || kind.has(v) || choices.has(v);
    const marked = new Set((now.marked || []).map(a => a.join(" ")));
    for (const g of document.querySelectorAll("#picture [data-state]")) {
      const v = Number(g.dataset.state);
      const names = [kind.get(v), choices.has(v) && "choice", !isShown(v) && "absent"];
      g.setAttribute("class", names.filter(Boolean).join(" "));
    }
    for (const edge of edges) {
      const from = Number(edge.dataset.from), to = Number(edge.dataset.to);
      edge.classList.toggle("absent", !isShown(from) || !isShown(to));

      // Opposite edges may be drawn as one. If the marked direction is not drawn, mark the other direction.
      const isMarked = marked.has(`${from} ${to}`) || marked.has(`${to} ${from}`) && !drawn.has(`${to} ${from}`);
      edge.classList.toggle("marked", edge.tagName === "path" && isMarked);
    }
  }

  function showQuestion() {
    const question = list[number];
    at("question").textContent = question.text;
    at("options").replaceChildren(...question.options.map((option, i) => {
      const button = document.createElement("button");
      button.append(element("kbd", i + 1), " ", option.text);
      button.addEventListener("click", () => choose(i));
      return button;
    }));
    at("answer").replaceChildren();
    at("next").hidden = true;
    showRows(question.now.rows || []);
    showPicture(question);
    showCount();
  }

  function choose(i) {
    const question = list[number];
    if (chosen.length > number || i >= question.options.length) return;
    chosen.push(i);
    const right = isRight(number);
    const buttons = [...at("options").children];
    for (const button of buttons) button.disabled = true;
    buttons[question.right].className = "right";
    if (!right) buttons[i].className = "wrong";

    const parts = [element("p", right ? "Right." : "Wrong.", right ? "verdict right" : "verdict wrong")];
    if (!right && question.options[i].why) parts.push(element("p", question.options[i].why));
    parts.push(element("p", question.because));
    at("answer").replaceChildren(...parts);
    at("next").hidden = false;
    at("next").focus();
    showCount();
  }

  function next() {
    number++;
    if (number < list.length) {
      showQuestion();
      at("question").focus();
      return;
    }
    showEnd();
  }

  function showEnd() {
    at("play").hidden = true;
    at("end").hidden = false;
    const right = rights();
    at("result").textContent = `${right} of ${list.length} answers were right, ${list.length - right} wrong.`;
    const kinds = [...new Set(list.map(q => q.kind))];
    at("kinds").replaceChildren(...kinds.map(kind => {
      const of = list.map((q, i) => i).filter(i => list[i].kind === kind);
      const good = of.filter(isRight).length;
      const tr = document.createElement("tr");
      tr.append(element("td", kind), element("td", good), element("td", of.length - good));
      return tr;
    }));
    at("wrong").hidden = right === list.length;
    at("end").querySelector("h2").focus();
  }

  function begin(questions) {
    list = questions;
    number = 0;
    chosen = [];
    at("play").hidden = false;
    at("end").hidden = true;
    showQuestion();
    at("question").focus();
  }

  at("next").addEventListener("click", next);
  at("again").addEventListener("click", () => begin(lesson.questions));
  at("wrong").addEventListener("click", () => begin(list.filter((_, i) => !isRight(i))));

  at("picture").addEventListener("click", event => {
    const g = event.target.closest("[data-state]");
    if (!g || at("play").hidden) return;
    const i = list[number].options.findIndex(o => o.state === Number(g.dataset.state) + 1);
    if (i >= 0) choose(i);
  });

  document.addEventListener("keydown", event => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isPlain || at("play").hidden) return;
    const digit = Number(event.key);
    if (digit >= 1 && digit <= 9) choose(digit - 1);

    // A tap beside the button removes its focus, but Enter must still show the next question.
    const isOnButton = document.activeElement && document.activeElement.tagName === "BUTTON";
    if (event.key === "Enter" && !at("next").hidden && !isOnButton) next();
  });

  showQuestion();
})();
