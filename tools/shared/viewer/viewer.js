// viewer.js shows a run, or several runs side by side, step by step: the pictures of the package's visualizer, the
// exchange of an interactive run, or both. A run may also be a search with frames, whose states are places in a picture, or
// have pictures of their own. The viewer contains no code for particular problems. A picture with steps is an SVG with
// these attributes:
//
//   - data-steps at the root: the number of steps
//   - data-jump at the root: the steps that get a button
//   - data-from and data-to at an element: the first and the last step in which it is visible
//   - data-layer: the element is visible only if the user switches this layer on
//   - data-goto: a click on the element shows this step
//   - data-caption: the text of the element is also shown below the picture
//   - data-place, data-state: a frame of a search colours the element, or writes into it (a text)
//   - data-edge: a frame of a search marks the element, or writes into it (a text)
//
// The data of a run: name, messages (from, ms, text), svg or images. A search has frames instead of messages (see package
// oj/tools/graph/ask), places (the data-place of each state), and, if states have pictures of their own, pictured (the step
// of each state in the SVG) and shows (whether the pane shows the state "at" or "to" of a frame). The field lesson names
// the script element with frames and places, which several runs share.
"use strict";

const byId = id => document.getElementById(id);
const steppers = ["first", "back", "play", "next", "last", "step"];
let panes = [], runs = "", step = 0, steps = 1, timer = 0, view = {x: 0, y: 0, scale: 1};

// A page may limit the steps that can be shown, is told which step is shown, may hide the looks of states and places,
// and may show another step [at, to] than that of the frame.
let limit = to => to, shown = () => {}, hidden = new Set(), asked = null;

// open shows the runs of a button, each in its own pane.
function open(button) {
	runs = button.dataset.runs;
	const ids = runs.split(" "), several = ids.length > 1;
	panes = ids.map(id => newPane(dataOf(id), several));
	for (const pane of panes) pane.heading.hidden = !several;
	byId("stage").classList.toggle("several", several);
	// Two wide pictures are larger one above the other.
	const isWide = ({svg, run}) => run.frames && svg && svg.viewBox.baseVal.width > 1.25 * (Number(svg.dataset.legend) || svg.viewBox.baseVal.height); // the page takes the legend out
	byId("stage").classList.toggle("stacked", several && panes.every(isWide));
	byId("stage").replaceChildren(...panes.map(pane => pane.element));
	byId("viewer-title").textContent = several ? button.dataset.title : `${button.dataset.title}, ${panes[0].run.name}`;
	steps = Math.max(...panes.map(pane => pane.steps));
	byId("step").max = steps - 1;
	steppers.forEach(id => { byId(id).disabled = steps < 2; });
	listChoices(Number(button.dataset.differ) || 0);
	const isDialog = Boolean(byId("viewer").showModal), before = isDialog ? 0 : step;
	if (isDialog && !byId("viewer").open) byId("viewer").showModal();
	fit();
	show(before);
	if (isDialog) (steps > 1 ? byId("step") : byId("close")).focus();
}

// dataOf returns the data of a run.
function dataOf(id) {
	const run = JSON.parse(byId(id).textContent);
	return run.lesson ? {...run, ...JSON.parse(byId(run.lesson).textContent)} : run;
}

// newPane returns the pane for one run. If several runs are shown side by side, each turn is one step, so that all runs
// show the same turn, however much each program has written to standard error.
function newPane(run, several) {
	const element = byId("pane").content.firstElementChild.cloneNode(true), part = name => element.querySelector(name);
	const pane = {run, element, heading: part("h3"), picture: part(".picture"), canvas: part(".canvas"), exchange: part(".exchange")};
	pane.heading.textContent = shortName(run);
	pane.heading.title = run.name;
	drawPicture(pane);
	listExchange(pane);
	pane.answers = run.messages.flatMap((message, i) => message.from === ">" ? [i] : []);
	pane.byTurn = several || Boolean(pane.svg) || run.images.length > 0;
	const turns = pane.answers.length && pane.answers.at(-1) < run.messages.length - 1 ? pane.answers.length + 1 : pane.answers.length;
	pane.steps = run.frames ? run.frames.length : pane.svg ? Number(pane.svg.dataset.steps) || 1 : run.images.length || (pane.byTurn && turns) || run.messages.length;
	for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerleave"]) pane.picture.addEventListener(type, onPointer);
	pane.picture.addEventListener("wheel", onWheel, {passive: false});
	return pane;
}

// drawPicture puts the picture into a shadow tree, so that its styles do not affect the page.
function drawPicture(pane) {
	const {run, canvas} = pane, root = canvas.attachShadow({mode: "open"});
	root.innerHTML = "<style>:host{display:block} svg,img{display:block;width:100%;height:100%;object-fit:contain} @media(prefers-reduced-motion){*{animation:none!important;transition:none!important}}" + (run.frames ? byId("looks").textContent : "") + "</style>" + run.svg;
	pane.parts = [...root.querySelectorAll("[data-from],[data-layer]")];
	pane.svg = root.querySelector("svg");
	pane.places = [...root.querySelectorAll("[data-place]")];
	pane.states = [...root.querySelectorAll("[data-state]")];
	pane.edges = [...root.querySelectorAll("[data-edge]")];
	if (!run.svg && run.images.length) root.append(document.createElement("img"));
	// The judge has removed links, forms and HTML from the picture. Should one be left, nothing leads anywhere.
	root.querySelectorAll("foreignObject, iframe, object, embed, form, meta, link, base").forEach(part => part.remove());
	for (const type of ["click", "auxclick", "submit", "dragstart"]) root.addEventListener(type, event => event.preventDefault());
	if (pane.svg) pane.svg.setAttribute("role", "img");
	pane.picture.hidden = !run.svg && !run.images.length;
	root.querySelectorAll("[data-goto]").forEach(part => {
		part.style.cursor = "pointer";
		part.addEventListener("click", () => { stop(); show(Number(part.dataset.goto)); });
	});
}

// listChoices creates a button for each step of data-jump and a checkbox for each layer. differ is the first turn in
// which the answers of several runs differ; 0 if there is none.
function listChoices(differ) {
	const jumps = panes.flatMap(({svg, run}) => (svg && svg.dataset.jump ? svg.dataset.jump.split("|") : []).map(jump => {
		const [, to, name] = jump.match(/^(\d+) ?(.*)$/) || [jump, "0", jump];
		return [to, panes.length > 1 ? `${shortName(run)}: ${name}` : name];
	}));
	if (differ) jumps.unshift([stepAt(differ), `first difference (turn ${differ})`]);
	const layers = [...new Set(panes.flatMap(pane => pane.parts.filter(part => part.dataset.layer).map(part => part.dataset.layer)))];
	byId("choices").replaceChildren(...jumps.map(([to, name]) => {
		const button = document.createElement("button");
		button.type = "button";
		button.textContent = name;
		button.addEventListener("click", () => { stop(); show(Number(to)); });
		return button;
	}), ...layers.map(layer => {
		const label = document.createElement("label"), box = document.createElement("input");
		box.type = "checkbox";
		box.value = layer;
		box.addEventListener("change", () => show(step));
		label.append(box, " " + layer);
		return label;
	}));
}

// shortName returns the name of a run with only the last folder of its program.
function shortName(run) {
	return run.name.split("/").slice(-2).join("/");
}

function listExchange(pane) {
	pane.exchange.hidden = !pane.run.messages.length;
	pane.exchange.replaceChildren(...pane.run.messages.map((message, i) => {
		const row = document.createElement("li"), button = document.createElement("button"), time = document.createElement("time");
		const text = document.createElement("span");
		button.type = "button";
		button.className = {">": "program", "!": "stderr"}[message.from] || "";
		time.textContent = message.ms.toFixed(1).padStart(8) + " ";
		// Align the lines of a message of several lines at the left, so that maps are readable.
		const lines = message.text.replace(/\n$/, "");
		text.append(time, message.from + (lines.includes("\n") ? "\n" : " ") + lines);
		button.append(text);
		button.addEventListener("click", () => { stop(); show(stepOf(pane, i)); });
		row.append(button);
		return row;
	}));
}

// The picture of a game has one step for each answer of the program. messageOf returns the index of the message that
// belongs to a step, and stepOf the step that belongs to a message.
function messageOf(pane, step) {
	if (!pane.byTurn) return step;
	return step < pane.answers.length ? pane.answers[step] : pane.run.messages.length - 1;
}
function stepOf(pane, message) {
	return pane.byTurn ? pane.answers.filter(i => i < message).length : message;
}

// turnAt returns the turn of a step, and stepAt the step of a turn. Turns are counted from 1.
function turnAt(step) {
	const pane = panes[0];
	return 1 + (pane.byTurn ? step : Math.min(pane.answers.filter(i => i < step).length, Math.max(0, pane.answers.length - 1)));
}
function stepAt(turn) {
	const pane = panes[0];
	return pane.byTurn ? turn - 1 : pane.answers[turn - 1] ?? pane.steps - 1;
}

// show displays a step: in pictures, exchanges, slider and status line. A shorter run stays at its last step.
function show(to) {
	step = limit(Math.max(0, Math.min(steps - 1, to)));
	byId("step").value = step;
	byId("link").hash = `t=${turnAt(step)}&run=${runs.replaceAll(" ", "+")}`;
	const layers = new Set([...byId("choices").querySelectorAll("input:checked")].map(box => box.value));
	const texts = panes.flatMap(pane => showPane(pane, Math.min(step, pane.steps - 1), layers));
	byId("status").textContent = [...steps > 1 ? [`Step ${step + 1} of ${steps}`] : [], ...new Set(texts)].join("; ");
	shown(step);
}

// showPane displays a step of one run. It returns the texts for the status line: the message and the captions.
function showPane(pane, step, layers) {
	const {run, exchange} = pane;
	if (run.frames) {
		paint(pane, step);
		step = pictureOf(pane, step);
	}
	for (const part of pane.parts) {
		const {from = 0, to = pane.steps - 1, layer} = part.dataset;
		if (step >= Number(from) && step <= Number(to) && (!layer || layers.has(layer))) part.removeAttribute("display");
		else part.setAttribute("display", "none");
	}
	if (!run.svg && run.images.length) pane.canvas.shadowRoot.querySelector("img").src = run.images[Math.min(step, run.images.length - 1)];
	const rows = exchange.children, at = Math.min(messageOf(pane, step), rows.length - 1);
	const captions = pane.svg ? [...pane.svg.querySelectorAll("[data-caption]:not([display])")].map(part => part.textContent) : [];
	if (at < 0) return captions;
	for (const current of exchange.querySelectorAll("[aria-current]")) current.removeAttribute("aria-current");
	rows[at].firstChild.setAttribute("aria-current", "step");
	markTurn(pane, at);
	exchange.scrollTop = rows[at].offsetTop - exchange.offsetTop - exchange.clientHeight / 2;
	return panes.length > 1 ? captions : [`message ${at + 1} of ${rows.length}, ${run.messages[at].ms.toFixed(1)} ms`, ...captions];
}

// pictureOf returns the step of the picture that belongs to a frame. The pane is empty while its state is missing.
function pictureOf({run, canvas}, step) {
	if (!run.pictured) return 0;
	// A frame without the state "at" is a beginning, which has another state, or a remark: then the last state stays.
	const frame = frameAt(run, step), before = run.frames.slice(0, step).findLast(({at}) => at >= 0);
	const state = run.shows === "at" && frame.at < 0 ? (frame.to < 0 && before ? before.at : frame.to) : frame[run.shows];
	canvas.style.visibility = state >= 0 ? "" : "hidden";
	return run.pictured[state] ?? 0;
}

// frameAt returns the frame of a search, or one for the step which a page shows in its place.
function frameAt(run, step) {
	return asked ? {at: asked[0], to: asked[1]} : run.frames[step];
}

// paint shows a frame of a search: how all states and edges look after it.
function paint({run, places, states, edges}, index) {
	const looks = new Map(), lines = new Map(), byPlace = new Map(), frame = frameAt(run, index);
	for (const {set = [], lines: changed = []} of run.frames.slice(0, index + 1)) {
		for (const {v, kind, text} of set) looks.set(String(v), {kind, text});
		for (const line of changed) lines.set(line.arc.join(" "), line);
	}
	for (const v of hidden) looks.set(String(v), {text: "?"});
	const look = (v, more) => { if (v >= 0) looks.set(String(v), {...looks.get(String(v)), ...more}); };
	look(frame.at, {at: true});
	look(frame.to, {to: true});
	for (const v of (frame.path || []).flat()) look(v, {path: true});
	for (const [v, one] of looks) if (run.places[v]) byPlace.set(run.places[v], {...byPlace.get(run.places[v]), ...one});
	// Of two ends that are one place, the edge is this place; else it has a place of its own.
	const lookEdge = (arc, more) => {
		const [a, b] = arc.map(v => run.places[v]);
		if (!a || !b) return;
		for (const place of a === b ? [a] : [`${a}-${b}`, `${b}-${a}`, `${a},${b}`]) byPlace.set(place, {...byPlace.get(place), ...more});
	};
	for (const {arc, kind} of lines.values()) if (kind === "used") lookEdge(arc, {kind});
	for (const arc of frame.path || []) lookEdge(arc, {path: true});
	for (const arc of frame.cut || []) lookEdge(arc, {refused: true});
	for (const place of hidden) if (typeof place === "string") byPlace.set(place, {text: "?", to: true});
	if (frame.wall) byPlace.set(frame.wall, {...byPlace.get(frame.wall), refused: true});

	const show = (element, one = {}, base) => {
		if (element.tagName === "text") element.textContent = one.text || "";
		else element.setAttribute("class", [base, one.kind, ...["at", "to", "path", "refused", "used", "now"].filter(name => one[name])].filter(Boolean).join(" "));
	};
	for (const part of places) show(part, byPlace.get(part.dataset.place), part.classList.contains("way") ? "place way" : "place");
	for (const part of states) show(part, looks.get(part.dataset.state), "state");

	// Opposite edges may be drawn as one.
	const back = edge => edge.split(" ").reverse().join(" "), now = new Set([...frame.path || [], ...frame.cut || []].map(arc => arc.join(" ")));
	if (frame.at >= 0 && frame.to >= 0 && !frame.path) now.add(`${frame.at} ${frame.to}`);
	const drawn = new Set(edges.map(part => part.dataset.edge));
	for (const part of edges) {
		const {edge} = part.dataset, other = drawn.has(back(edge)) ? undefined : back(edge);
		const line = lines.get(edge) || lines.get(other);
		if (part.tagName === "text" && !line) continue;
		show(part, {text: line?.text, kind: line?.kind, now: now.has(edge) || now.has(other)}, "arc");
	}
}

// markTurn marks all messages of the turn to which message number `at` belongs. Marked messages are shown in full.
function markTurn(pane, at) {
	for (const row of pane.exchange.querySelectorAll(".now")) row.classList.remove("now");
	const first = (pane.answers.findLast(i => i < at) ?? -1) + 1;
	for (let i = first; i <= at; i++) pane.exchange.children[i].firstChild.classList.add("now");
}

function stop() {
	clearInterval(timer);
	timer = 0;
	byId("play").textContent = "Play";
}

function togglePlay() {
	if (timer || steps < 2) return stop();
	if (step === steps - 1) show(0);
	byId("play").textContent = "Pause";
	timer = setInterval(() => {
		const before = step;
		show(step + 1);
		if (step === steps - 1 || step === before) stop();
	}, 600 / Number(byId("speed").value));
}

// Zoom and pan: all canvases are moved and scaled together.
function place() {
	for (const pane of panes) pane.canvas.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
}
function fit() {
	view = {x: 0, y: 0, scale: 1};
	place();
}
function zoom(factor, x, y) {
	const scale = Math.max(1, Math.min(40, view.scale * factor));
	view.x = x - (x - view.x) * scale / view.scale;
	view.y = y - (y - view.y) * scale / view.scale;
	view.scale = scale;
	if (scale === 1) view.x = view.y = 0;
	place();
}
function zoomMiddle(factor) {
	const box = panes[0].picture.getBoundingClientRect();
	zoom(factor, box.width / 2, box.height / 2);
}

// Dragging one pointer pans, moving two pointers zooms.
const pointers = new Map();
function onPointer(event) {
	const box = event.currentTarget.getBoundingClientRect(), before = pointers.get(event.pointerId);
	const now = {x: event.clientX - box.x, y: event.clientY - box.y};
	if (event.type === "pointerdown") pointers.set(event.pointerId, now);
	else if (event.type !== "pointermove") pointers.delete(event.pointerId);
	else if (before && pointers.size === 1 && event.buttons) {
		view.x += now.x - before.x;
		view.y += now.y - before.y;
		place();
	} else if (before && pointers.size === 2) {
		const other = [...pointers].find(([id]) => id !== event.pointerId)[1], far = p => Math.hypot(p.x - other.x, p.y - other.y);
		zoom(far(now) / Math.max(1, far(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
	}
	if (pointers.has(event.pointerId)) pointers.set(event.pointerId, now);
}
function onWheel(event) {
	const box = event.currentTarget.getBoundingClientRect();
	zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX - box.x, event.clientY - box.y);
	event.preventDefault();
}

const keys = {
	ArrowLeft: () => show(step - 1), ArrowRight: () => show(step + 1), Home: () => show(0), End: () => show(steps - 1),
	"+": () => zoomMiddle(1.4), "-": () => zoomMiddle(1 / 1.4), "0": fit,
};

// The space bar starts and stops playing; if a button or checkbox has the focus, it activates that instead. All other keys work on the slider, too.
function onKey(event) {
	if (event.altKey || event.ctrlKey || event.metaKey || ["SELECT", "TEXTAREA"].includes(event.target.tagName)) return;
	if (event.key === " " && event.target.tagName !== "BUTTON" && event.target.type !== "checkbox") togglePlay();
	else if (keys[event.key]) {
		if (event.key.length > 1) stop();
		keys[event.key]();
	} else return;
	event.preventDefault();
}

document.querySelectorAll("button.replay").forEach(button => button.addEventListener("click", () => open(button)));
(byId("viewer").showModal ? byId("viewer") : document).addEventListener("keydown", onKey);
byId("viewer").addEventListener("close", stop);
const press = (id, act) => byId(id).addEventListener("click", act);
if (byId("close")) press("close", () => byId("viewer").close());
for (const [id, key] of Object.entries({first: "Home", back: "ArrowLeft", next: "ArrowRight", last: "End"})) press(id, () => { stop(); keys[key](); });
press("play", togglePlay);
press("nearer", () => zoomMiddle(1.4));
press("farther", () => zoomMiddle(1 / 1.4));
press("whole", fit);
byId("step").addEventListener("input", () => { stop(); show(Number(byId("step").value)); });
byId("speed").addEventListener("change", () => { if (timer) { stop(); togglePlay(); } });

// follow opens the replay that a link such as #t=17&run=program-1-run-2 names, at this turn. Without run it opens the
// first replay of the page. It reports whether the address contains such a link.
function follow() {
	const link = new URLSearchParams(location.hash.slice(1)), turn = Number(link.get("t")), wanted = link.get("run");
	if (!turn) return false;
	const button = [...document.querySelectorAll("button.replay")].find(button => !wanted || button.dataset.runs === wanted);
	if (!button) return true;
	if (!panes.length || byId("viewer").open === false || runs !== button.dataset.runs) open(button);
	stop();
	show(stepAt(turn));
	return true;
}
