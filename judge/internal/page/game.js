// game.js reads a transcript as a pursuit game on a graph: takes the messages of an
// interactive run, gives the graph and what every message changes, or null where
// the transcript is of some other kind (it is then shown as text alone).
//
// The protocol it knows: the referee sends N L E, L links, E gateways, then before
// each turn the agent's node; the program answers with the two ends of a link to cut.
"use strict";

function readGame(messages) {
	const steps = messages.map(() => ({agent: null, cut: null}));
	const words = [], origin = [];
	messages.forEach((message, at) => {
		const found = message.text.split(/\s+/).filter(word => word !== "").map(Number);
		if (message.from === ">") {
			if (found.length >= 2 && found.slice(0, 2).every(Number.isInteger)) steps[at].cut = found.slice(0, 2);
			return;
		}
		for (const word of found) {
			words.push(word);
			origin.push(at);
		}
	});
	const graph = readGraph(words);
	if (!graph) return null;
	for (let i = graph.used; i < words.length; i++) {
		if (!isNode(words[i], graph.n)) return null;
		steps[origin[i]].agent = words[i];
	}
	return {n: graph.n, links: graph.links, gateways: graph.gateways, steps};
}

function isNode(x, n) {
	return Number.isInteger(x) && x >= 0 && x < n;
}

// readGraph reads the opening words, or gives null if they are no graph.
function readGraph(words) {
	const [n, l, e] = words, used = 3 + 2 * l + e;
	if (![n, l, e].every(x => Number.isInteger(x) && x > 0) || !(used <= words.length)) return null;
	if (!words.slice(3, used).every(x => isNode(x, n))) return null;
	const links = [];
	for (let i = 0; i < l; i++) links.push([words[3 + 2 * i], words[4 + 2 * i]]);
	return {n, links, gateways: words.slice(3 + 2 * l, used), used};
}

// linkBetween gives the index of the link between the two nodes, -1 if there is none.
function linkBetween(links, ends) {
	if (!ends) return -1;
	return links.findIndex(([a, b]) => (a === ends[0] && b === ends[1]) || (a === ends[1] && b === ends[0]));
}

// stateAt gives the board after the first messages up to and including number step.
function stateAt(game, step) {
	const state = {agent: null, from: null, cutting: -1, cut: new Set(), turn: 0, moved: false};
	for (let i = 0; i <= step; i++) {
		const {agent, cut} = game.steps[i];
		state.moved = agent !== null && state.agent !== null;
		if (agent !== null) {
			state.from = state.agent;
			state.agent = agent;
		}
		if (state.cutting >= 0) state.cut.add(state.cutting);
		state.cutting = linkBetween(game.links, cut);
		if (cut) state.turn++;
		state.wrong = cut && (state.cutting < 0 || state.cut.has(state.cutting)) ? cut : null;
	}
	return state;
}
