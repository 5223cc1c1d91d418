package page

import (
	"reflect"
	"strings"
	"testing"

	"oj/tools/shared/testing/browser"
)

// evilText tries to break out of an element, an attribute, a script, a comment and a template, and then to run a
// script.
const evilText = `</script></style><script>acted = 1</script><img src=x onerror="acted = 2"><svg onload="acted = 3"><a href="javascript:acted = 4">x</a>` +
	`" onmouseover="acted = 5" ' onclick='acted = 6' --> ]]> ${acted = 7} {{acted = 8}} \u003cscript>acted = 9</script>`

// TestTextsCannotAct opens a page in which every text of the report, such as names, outputs, messages and
// standard error, contains scripts. No script may run, even if the user opens all parts of the page and
// clicks everything.
func TestTextsCannotAct(t *testing.T) {
	r := sampleReport(8)
	poison(reflect.ValueOf(r))
	b := browser.Open(t, writePage(t, r))
	if b.Eval(`document.body.textContent.includes("acted = 9")`) != "true" {
		t.Fatal("the page does not show the texts")
	}
	actEverywhere(t, b)
}

// poison appends evilText to every string inside a value, except to pictures, which contain trusted markup.
func poison(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			poison(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			poison(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Type().Field(i)
			if field.IsExported() && field.Name != "Pictures" {
				poison(v.Field(i))
			}
		}
	case reflect.Map:
		// All maps of a report have strings as keys.
		for _, key := range v.MapKeys() {
			value := v.MapIndex(key)
			v.SetMapIndex(key, reflect.Value{})
			v.SetMapIndex(reflect.ValueOf(key.String()+evilText), value)
		}
	case reflect.String:
		v.SetString(v.String() + evilText)
	}
}

// actEverywhere opens all parts of the page, clicks everything, and checks that no script in a text has run
// and that the browser is still on the page.
func actEverywhere(t *testing.T, b *browser.Page) {
	t.Helper()
	address := b.Eval(`location.href`)
	b.Eval(`(() => {
		for (const part of document.querySelectorAll("details")) part.open = true;
		for (const button of document.querySelectorAll("button")) if (button.offsetParent) button.click();
		for (const part of document.querySelectorAll("*")) {
			part.dispatchEvent(new MouseEvent("mouseover", {bubbles: true}));
			if (!part.closest("dialog")) part.dispatchEvent(new MouseEvent("click"));
		}
	})()`)

	// Wait, because the onerror script of an image runs only after the browser has failed to load the image.
	b.Eval(`new Promise(done => setTimeout(() => done(0), 100))`)

	// No text may become markup. Look for the markup itself, because its scripts would not run anyway: the
	// page's security policy stops them.
	const markup = `document.querySelectorAll("[onmouseover], [onclick], [onerror], [onload], [src=x], [href^=javascript]").length`
	if got := b.Eval(markup); got != "0" {
		t.Errorf("the texts have become %s elements of the page", got)
	}
	if got := b.Eval(`typeof acted`); got != "undefined" {
		t.Errorf("a script has run: %s", b.Eval(`acted`))
	}
	if got := b.Eval(`location.href.split("#")[0]`); got != strings.Split(address, "#")[0] {
		t.Errorf("the browser has left the page for %s", got)
	}
}
