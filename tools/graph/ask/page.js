// page.js asks the questions of a lesson while the viewer shows its frames. A question belongs to a frame: the page stops
// before this frame until the question is answered. It knows nothing about algorithms.
const lesson = JSON.parse(byId("lesson").textContent), questions = lesson.questions || [];
const ours = byId("ours") && JSON.parse(byId("ours").textContent); // our replay beside the learner's
let answers = new Map(); // the chosen option of each answered question; -1 for a question that was skipped
let todo = questions.map((_, i) => i); // the questions of this pass
let current = -1; // the question on the page, or -1

const isRight = i => answers.get(i) === questions[i].right;
const nextOpen = () => todo.find(i => !answers.has(i)) ?? -1;
const stopBefore = i => Math.max(0, Math.min(lesson.frames.length, questions[i].frame) - 1);

limit = to => nextOpen() < 0 ? to : Math.min(to, stopBefore(nextOpen()));

shown = step => {
	if (lesson.game) leaveGame();
	const frame = lesson.frames[Math.min(step, lesson.frames.length - 1)], queue = frame.queue || [];
	byId("say").textContent = (ours ? "Yours: " : "") + frame.say;
	byId("theirs").hidden = !ours;
	if (ours) byId("theirs").textContent = `Ours: ${ours.frames[Math.min(step, ours.frames.length - 1)].say}`;
	byId("queue").querySelector("span").replaceChildren(...queue.map(name => element("span", name)));
	const waiting = nextOpen(), isHere = waiting >= 0 && step === stopBefore(waiting);
	if (isHere && current !== waiting) showQuestion(waiting);
	else if (!isHere && (current < 0 || !answers.has(current) || step !== stopBefore(current))) hideQuestion();
	byId("queue").hidden = queue.length === 0 || hidden.size > 0;
	// The pictures show the step that the question is about: a sentence about the step before would be read as one about it.
	byId("say").style.visibility = asked && panes.some(pane => pane.run.shows) ? "hidden" : "";
	showLegend();
	const key = document.querySelector(".key:not(#legend)");
	if (key) key.hidden = panes.some(pane => pane.run.shows); // in a picture of its own, a state has no colour
	for (const tab of byId("tabs").children) tab.setAttribute("aria-pressed", tab.dataset.runs === runs);
	byId("later").hidden = isHere || waiting < 0 || current >= 0;
	byId("later").textContent = waiting < 0 ? "" : `To the next question, at step ${stopBefore(waiting) + 1}`;
	if (!ours && waiting < 0 && step === lesson.frames.length - 1 && current < 0) showEnd();
};

// showLegend takes the legend out of the pictures, which may be small, and shows it beside them.
function showLegend() {
	if (byId("legend").dataset.runs === runs) return;
	byId("legend").dataset.runs = runs;
	byId("legend").replaceChildren();
	panes.forEach(({svg}, i) => {
		const keys = svg ? [...svg.querySelectorAll("[data-key]")] : [], {width} = svg ? svg.viewBox.baseVal : {};
		if (svg && svg.dataset.legend) svg.setAttribute("viewBox", `0 0 ${+width.toFixed(2)} ${svg.dataset.legend}`);
		keys.forEach(key => key.remove());
		if (i > 0) return;
		const style = svg ? [...svg.querySelectorAll("style")].map(one => one.textContent).join("") : "";
		for (const [k, key] of keys.entries()) {
			if (key.tagName === "text") {
				const hasIcon = k > 0 && keys[k - 1].dataset.key === key.dataset.key;
				byId("legend").append((hasIcon || k === 0 ? " " : "; ") + key.textContent);
				continue;
			}
			// The shape keeps the classes of the picture, so it has a shadow tree with their styles.
			const icon = element("span", ""), copy = svg.cloneNode(false), x = Number(key.getAttribute("cx") || key.getAttribute("x")) || Number(key.getAttribute("x1")) + 7;
			const y = Number(key.getAttribute("cy") || key.getAttribute("y1")) || Number(key.getAttribute("y")) + 6, dx = key.tagName === "rect" ? 6 : 0;
			for (const [name, value] of Object.entries({viewBox: `${x + dx - 8} ${y - 8} 16 16`, width: "18", height: "18"})) copy.setAttribute(name, value);
			copy.append(key);
			icon.attachShadow({mode: "open"}).append(element("style", style), copy);
			icon.className = "icon";
			byId("legend").append(icon);
		}
	});
}

function element(name, text, className) {
	const e = document.createElement(name);
	e.textContent = text;
	if (className) e.className = className;
	return e;
}

function hideQuestion() {
	current = -1;
	byId("ask").hidden = true;
	hide([]);
}

function showQuestion(i) {
	current = i;
	stop();
	const question = questions[i];
	byId("end").hidden = true;
	byId("ask").hidden = false;
	byId("count").textContent = `Before you go on: question ${todo.indexOf(i) + 1} of ${todo.length}`;
	byId("question").textContent = question.text;
	byId("options").className = question.pick ? "pick" : "";
	byId("options").replaceChildren(...question.options.map((option, k) => {
		const button = element("button", "");
		button.type = "button";
		if (question.pick) button.setAttribute("aria-pressed", "false");
		else button.append(element("kbd", k + 1), " ");
		button.append(option.text);
		button.addEventListener("click", () => choose(k));
		return button;
	}));
	byId("answer").replaceChildren();
	byId("done").hidden = !question.pick;
	byId("skip").hidden = false;
	byId("on").hidden = true;
	hide((question.hide || []).map(v => v < 0 ? lesson.frames[question.frame].wall : v), question.asks || null);

	// A set of vertices is chosen in their graph, and only there the flow is shown.
	const graph = [...byId("tabs").children].find(tab => tab.dataset.runs.endsWith("graph"));
	if ((question.pick || question.graph) && graph && runs !== graph.dataset.runs) open(graph);
}

// hide hides the looks of states and places in the pictures, and shows the step [at, to] that a question asks about.
function hide(list, about = null) {
	if (list.length === hidden.size && about === asked) return;
	hidden = new Set(list);
	asked = about;
	show(step);
}

// choose takes an option as the answer, or adds it to the chosen states.
function choose(k) {
	const question = questions[current];
	if (current < 0 || answers.has(current) || k >= question.options.length) return;
	if (question.pick) {
		const button = byId("options").children[k];
		button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
		return;
	}
	settle(k);
}

// settle ends a question: k is the chosen option, or -1 if the user gave up.
function settle(k) {
	const question = questions[current], buttons = [...byId("options").children];
	const isRightState = i => question.pick.includes(question.options[i].state);
	if (question.pick && k >= 0) {
		const isWrong = buttons.some((button, i) => (button.getAttribute("aria-pressed") === "true") !== isRightState(i));
		k = isWrong ? -2 : question.right;
	}
	answers.set(current, k);
	hide([], asked);
	buttons.forEach((button, i) => {
		button.disabled = true;
		const chosen = question.pick ? button.getAttribute("aria-pressed") === "true" : i === k;
		const right = question.pick ? isRightState(i) : i === question.right;
		button.className = right ? "right" : chosen ? "wrong" : "";
		if (question.pick && chosen) button.append(" (chosen)");
	});
	const verdict = k === -1 ? "" : isRight(current) ? "Right." : "Wrong.";
	const parts = verdict ? [element("p", verdict, `verdict ${isRight(current) ? "good" : "bad"}`)] : [];
	if (question.pick && k === -2) parts.push(element("p", `You chose: ${buttons.filter(b => b.getAttribute("aria-pressed") === "true").map(b => b.textContent.replace(" (chosen)", "")).join(", ") || "nothing"}.`));
	if (k >= 0 && !isRight(current) && question.options[k].why) parts.push(element("p", question.options[k].why));
	parts.push(element("p", question.because));
	byId("answer").replaceChildren(...parts);
	byId("done").hidden = byId("skip").hidden = true;
	byId("on").hidden = false;
	byId("on").focus();
}

// goOn shows the frame of the answered question, and with it what happens.
function goOn() {
	const frame = questions[current].frame;
	hideQuestion();
	show(frame);
}

function showEnd() {
	const right = todo.filter(isRight).length;
	byId("end").hidden = false;
	byId("result").textContent = questions.length ? `${right} of ${todo.length} answers were right.` : "There was nothing to decide in this run.";
	byId("wrong").hidden = right === todo.length;
}

function again(list) {
	todo = list;
	for (const i of list) answers.delete(i);
	byId("end").hidden = true;
	hideQuestion();
	show(0);
}

byId("on").addEventListener("click", goOn);
byId("skip").addEventListener("click", () => settle(-1));
byId("done").addEventListener("click", () => settle(0));
byId("again").addEventListener("click", () => again(questions.map((_, i) => i)));
byId("wrong").addEventListener("click", () => again(todo.filter(i => !isRight(i))));

byId("later").addEventListener("click", () => show(stopBefore(nextOpen())));

// A click on a state or a place in the picture chooses its option.
byId("stage").addEventListener("click", event => {
	const part = event.composedPath().find(e => e.dataset && (e.dataset.place || e.dataset.state));
	if (!part || current < 0) return;
	const is = option => option.state >= 0 && (String(option.state) === part.dataset.state || lesson.places[option.state] === part.dataset.place);
	const k = questions[current].options.findIndex(is);
	if (k >= 0) choose(k);
});

document.addEventListener("keydown", event => {
	if (event.ctrlKey || event.altKey || event.metaKey || current < 0 || event.target.tagName === "TEXTAREA") return;
	const digit = Number(event.key);
	if (digit >= 1 && digit <= 9) choose(digit - 1);
	const isOnButton = document.activeElement && document.activeElement.tagName === "BUTTON";
	if (event.key === "Enter" && !byId("on").hidden && !isOnButton) goOn();
});

// playGame lets the user play against an opponent who wins whenever that is possible, and take moves back.
function playGame({positions, opponent}) {
	let line = [{to: 0}]; // the moves so far, the user's and the opponent's in turn, each with the position after it
	const at = () => positions[line.at(-1).to], isMine = () => line.length % 2 === 1;
	const choices = () => line.filter((_, i) => i % 2 === 0).map(({to}) => positions[to]).filter(p => p.moves);
	const isWinning = move => !positions[move.to].wins;

	// reply makes the opponent's move: a winning one if there is one, else the one that leaves the user the fewest winning moves.
	const reply = () => {
		const hard = move => (positions[move.to].moves || []).filter(isWinning).length || Infinity;
		const moves = at().moves;
		if (moves) line.push(moves.find(isWinning) || moves.reduce((a, b) => hard(b) < hard(a) ? b : a));
	};
	const verdict = () => {
		const hasWon = at().wins === isMine(), turns = choices(), lost = turns.findIndex((p, i) => p.wins && positions[line[2 * i + 1].to].wins);
		const had = turns.map((p, i) => `turn ${i + 1}: ${p.moves.filter(isWinning).length} of ${p.moves.length}`).join(", ");
		return `${at().say} ${hasWon ? "You have won." : "You have lost."} Moves that would have won: ${had}.` + (hasWon || lost < 0 ? "" : ` Turn ${lost + 1} was the mistake: take back to it.`);
	};
	const draw = () => {
		const isOver = !at().moves, turns = [];
		line.slice(1).forEach(({say}, i) => i % 2 ? turns[turns.length - 1] += ` ${opponent}: ${say}.` : turns.push(`You: ${say}.`));
		byId("line").replaceChildren(...turns.map(text => element("li", text)));
		byId("position").textContent = (isOver ? verdict() : `${at().say} Your move.`).trim();
		byId("moves").replaceChildren(...(isOver ? [] : at().moves).map(move => {
			const button = element("button", move.say);
			button.type = "button";
			button.addEventListener("click", () => { line.push(move); reply(); draw(); });
			return button;
		}));
		byId("takeback").disabled = line.length === 1;
		look(at().state);
	};
	byId("begin").addEventListener("click", () => {
		hideQuestion();
		byId("begin").hidden = true;
		byId("playing").hidden = false;
		document.body.classList.add("playing"); // the picture is not about the replay's question
		draw();
	});
	byId("leave").addEventListener("click", () => show(step));
	byId("takeback").addEventListener("click", () => { line.splice(line.length - (isMine() ? 2 : 1)); draw(); });
	byId("restart").addEventListener("click", () => { line = [{to: 0}]; draw(); });
	draw();
}

// leaveGame shows the replay again instead of the game, which can be played on later.
function leaveGame() {
	byId("begin").hidden = false;
	byId("playing").hidden = true;
	document.body.classList.remove("playing");
}

// look shows a state in the pictures, without a frame.
function look(state) {
	stop();
	byId("status").textContent = "Your game";
	for (const pane of panes) {
		const last = pane.run.frames.length;
		showPane({...pane, run: {...pane.run, frames: [...pane.run.frames, {say: "", at: state, to: -1}]}}, last, new Set());
	}
}
if (lesson.game) playGame(lesson.game);

// The input can be edited as a text. If it contains a board, letters can also be painted into the board's cells.
function editInput() {
	const text = byId("given"), cells = byId("cells"), lines = () => text.value.split("\n");
	const save = () => { byId("save").href = "data:text/plain;charset=utf-8," + encodeURIComponent(text.value); };

	// The board is the longest sequence of lines of equal length without blanks and numbers.
	let first = 0, rows = 0, brush = "";
	const isRow = line => /^\S{2,}$/.test(line) && !/^\d+$/.test(line);
	lines().forEach((line, i, all) => {
		let end = i;
		while (end < all.length && isRow(all[end]) && all[end].length === line.length) end++;
		if (end - i > rows) [first, rows] = [i, end - i];
	});
	const draw = () => cells.replaceChildren(...lines().slice(first, first + rows).map((line, r) => {
		const row = element("div", "");
		row.append(...[...line].map((letter, c) => {
			const cell = element("span", letter);
			cell.dataset.cell = `${first + r},${c}`;
			return cell;
		}));
		return row;
	}));
	const paintCell = event => {
		const cell = document.elementFromPoint(event.clientX, event.clientY)?.dataset.cell;
		if (!cell || !event.buttons) return;
		const [row, column] = cell.split(",").map(Number), all = lines();
		all[row] = all[row].slice(0, column) + brush + all[row].slice(column + 1);
		text.value = all.join("\n");
		draw();
		save();
	};
	if (rows > 1) {
		const letters = [...new Set(lines().slice(first, first + rows).join(""))].sort();
		byId("letters").append(...letters.map(letter => {
			const button = element("button", letter);
			button.type = "button";
			button.addEventListener("click", () => {
				brush = letter;
				for (const other of byId("letters").querySelectorAll("button")) other.setAttribute("aria-pressed", other === button);
			});
			return button;
		}));
		byId("letters").querySelector("button").click();
		byId("letters").hidden = cells.hidden = false;
		cells.addEventListener("pointerdown", paintCell);
		cells.addEventListener("pointermove", paintCell);
	}
	text.addEventListener("input", () => { draw(); save(); });
	draw();
	save();
}
if (byId("given")) editInput();

addEventListener("hashchange", follow);
if (!follow()) {
	open(document.querySelector("button.replay"));
	show(lesson.first);
}
