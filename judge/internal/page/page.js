// page.js is the part of the report's script that is not about the viewer.
"use strict";

// The buttons that copy commands are shown only if the browser permits the page to use the clipboard.
document.querySelectorAll("button.copy").forEach(button => {
	if (!navigator.clipboard) return;
	button.hidden = false;
	button.addEventListener("click", async () => {
		await navigator.clipboard.writeText(button.previousElementSibling.textContent);
		button.textContent = "Copied";
		setTimeout(() => { button.textContent = "Copy"; }, 1500);
	});
});

// A link to a program opens the program's section. Printing opens all sections.
function reveal() {
	if (follow()) return;
	const target = location.hash && document.getElementById(location.hash.slice(1));
	if (target && target.tagName === "DETAILS") target.open = true;
}

addEventListener("hashchange", reveal);
addEventListener("beforeprint", () => document.querySelectorAll("details.program").forEach(program => { program.open = true; }));
reveal();
