// viewer.js shows a replay: takes the transcript behind a Replay button, draws the
// graph once as SVG, and on every step only changes what the step changes.
"use strict";

const byId = id => document.getElementById(id);
const svgNamespace = "http://www.w3.org/2000/svg";
const size = 1000, margin = 40;
let messages = [], game = null, picture = null, step = 0, timer = 0;

function element(name, attributes, parent) {
	const made = document.createElementNS(svgNamespace, name);
	for (const key in attributes) made.setAttribute(key, attributes[key]);
	parent.append(made);
	return made;
}

// draw makes the SVG of the graph and keeps hold of what changes later.
function draw(game) {
	const points = layoutGraph(game.n, game.links).map(p => p.map(x => margin + x * (size - 2 * margin)));
	const radius = nodeRadius(points, game.links);
	const svg = element("svg", {viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": "The graph; the text below says the same"}, byId("picture"));
	const links = game.links.map(([a, b]) => element("line", {x1: points[a][0], y1: points[a][1], x2: points[b][0], y2: points[b][1]}, svg));
	const gateways = new Set(game.gateways);
	points.forEach(([x, y], v) => { if (!gateways.has(v)) drawNode(svg, v, x, y, radius, false); });
	points.forEach(([x, y], v) => { if (gateways.has(v)) drawNode(svg, v, x, y, Math.max(9, radius), true); });
	const agent = element("circle", {id: "agent", r: Math.max(9, radius) + 6}, svg);
	return {links, agent, points};
}

// nodeRadius leaves most of every link visible.
function nodeRadius(points, links) {
	const lengths = links.map(([a, b]) => Math.hypot(points[a][0] - points[b][0], points[a][1] - points[b][1])).sort((a, b) => a - b);
	return Math.max(3, Math.min(18, 0.3 * lengths[lengths.length >> 1]));
}

function drawNode(svg, v, x, y, radius, gateway) {
	const kind = gateway ? " gateway" : "";
	const shape = gateway
		? element("rect", {x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, class: "node gateway"}, svg)
		: element("circle", {cx: x, cy: y, r: radius, class: "node"}, svg);
	element("title", {}, shape).textContent = (gateway ? "gateway " : "node ") + v;
	if (radius >= 8) {
		element("text", {x, y, class: "label" + kind, "font-size": radius}, svg).textContent = v;
	}
}

// show brings picture, exchange, slider and status to one step.
function show(to) {
	step = Math.max(0, Math.min(messages.length - 1, to));
	byId("step").value = step;
	byId("exchange").querySelectorAll("button").forEach((row, i) => {
		if (i === step) row.setAttribute("aria-current", "step");
		else row.removeAttribute("aria-current");
	});
	byId("exchange").children[step].scrollIntoView({block: "nearest"});
	const message = messages[step];
	let text = `Message ${step + 1} of ${messages.length}, ${message.ms.toFixed(1)} ms`;
	if (game) text += showBoard(stateAt(game, step));
	byId("status").textContent = text;
}

function showBoard(state) {
	const moved = state.moved ? linkBetween(game.links, [state.from, state.agent]) : -1;
	picture.links.forEach((line, i) => {
		const mark = i === state.cutting ? " cutting" : state.cut.has(i) ? " cut" : i === moved ? " moved" : "";
		line.setAttribute("class", "link" + mark);
	});
	picture.agent.style.display = state.agent === null ? "none" : "";
	if (state.agent !== null) {
		picture.agent.setAttribute("cx", picture.points[state.agent][0]);
		picture.agent.setAttribute("cy", picture.points[state.agent][1]);
		picture.agent.dataset.node = state.agent;
	}
	const left = game.links.length - state.cut.size - (state.cutting >= 0 && !state.cut.has(state.cutting) ? 1 : 0);
	let text = `: turn ${state.turn}, ${left} links left`;
	if (state.agent !== null) text += `, agent at ${state.agent}`;
	if (state.wrong) text += `, there is no link ${state.wrong.join(" ")} to cut`;
	else if (state.cutting >= 0) text += `, cuts ${game.links[state.cutting].join(" ")}`;
	return text;
}

// lastTurn is the program's last message: the failing turn of a game that was lost.
function lastTurn() {
	for (let i = messages.length - 1; i >= 0; i--) {
		if (messages[i].from === ">") return i;
	}
	return messages.length - 1;
}

function stop() {
	clearInterval(timer);
	timer = 0;
	byId("play").textContent = "Play";
}

function togglePlay() {
	if (timer) {
		stop();
		return;
	}
	if (step === messages.length - 1) show(0);
	byId("play").textContent = "Pause";
	timer = setInterval(() => {
		show(step + 1);
		if (step === messages.length - 1) stop();
	}, 400);
}

function listExchange() {
	byId("exchange").replaceChildren(...messages.map((message, i) => {
		const row = document.createElement("li"), button = document.createElement("button"), time = document.createElement("time");
		button.type = "button";
		if (message.from === ">") button.className = "program";
		time.textContent = message.ms.toFixed(1).padStart(8) + " ";
		button.append(time, message.from + " " + message.text.replace(/\n$/, ""));
		button.addEventListener("click", () => { stop(); show(i); });
		row.append(button);
		return row;
	}));
}

function open(button) {
	messages = JSON.parse(button.nextElementSibling.textContent);
	game = readGame(messages);
	byId("viewer-title").textContent = `${button.dataset.title}: ${button.dataset.verdict}`;
	byId("failing").textContent = button.dataset.verdict === "AC" ? "Last turn" : "Failing turn";
	byId("picture").replaceChildren();
	byId("step").max = messages.length - 1;
	listExchange();
	byId("viewer").showModal();
	picture = game ? draw(game) : null;
	show(0);
	byId("step").focus();
}

const moves = {
	ArrowLeft: () => show(step - 1),
	ArrowRight: () => show(step + 1),
	Home: () => show(0),
	End: () => show(lastTurn()),
};

// The slider and the buttons keep their own keys but for the arrows, which always step.
function onKey(event) {
	if (event.altKey || event.ctrlKey || event.metaKey) return;
	if (event.key === " " && event.target.tagName !== "BUTTON") togglePlay();
	else if (moves[event.key]) {
		stop();
		moves[event.key]();
	} else return;
	event.preventDefault();
}

document.querySelectorAll("button.replay").forEach(button => button.addEventListener("click", () => open(button)));
byId("viewer").addEventListener("keydown", onKey);
byId("viewer").addEventListener("close", stop);
byId("close").addEventListener("click", () => byId("viewer").close());
byId("first").addEventListener("click", () => { stop(); moves.Home(); });
byId("back").addEventListener("click", () => { stop(); moves.ArrowLeft(); });
byId("next").addEventListener("click", () => { stop(); moves.ArrowRight(); });
byId("failing").addEventListener("click", () => { stop(); moves.End(); });
byId("play").addEventListener("click", togglePlay);
byId("step").addEventListener("input", () => { stop(); show(Number(byId("step").value)); });

// Commands can be copied where the browser lets the page do that, which it does not for files from elsewhere.
document.querySelectorAll("button.copy").forEach(button => {
	if (!navigator.clipboard) return;
	button.hidden = false;
	button.addEventListener("click", async () => {
		await navigator.clipboard.writeText(button.previousElementSibling.textContent);
		button.textContent = "Copied";
		setTimeout(() => { button.textContent = "Copy"; }, 1500);
	});
});

// A link to a program opens its part of the page, as does printing.
function reveal() {
	const target = location.hash && document.getElementById(location.hash.slice(1));
	if (target && target.tagName === "DETAILS") target.open = true;
}

addEventListener("hashchange", reveal);
addEventListener("beforeprint", () => document.querySelectorAll("details.program").forEach(program => { program.open = true; }));
reveal();
