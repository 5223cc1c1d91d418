// Package viewer contains the viewer of steps that the judge's report and the pages of tools/graph share: its script,
// its styles, and the markup of its stage and its controls.
//
// A page puts HTML into an element with the id viewer, which contains an element with the id viewer-title. For each run
// it has a script element with the run's data as JSON, and a button of class replay whose data-runs names this script
// element. See viewer.js for the data of a run.
package viewer

import (
	_ "embed"
	"html/template"
)

var (
	// JS is the script. It begins with "use strict" and may be followed by the page's own script.
	//
	//go:embed viewer.js
	JS string

	// CSS contains the colours of a page in light and dark mode, and the styles of the viewer.
	//
	//go:embed viewer.css
	CSS string

	// HTML contains the stage and the controls.
	HTML = template.HTML(markup)

	//go:embed viewer.html
	markup string
)
