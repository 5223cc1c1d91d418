package page

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"oj/judge/internal/picture"
	"oj/judge/internal/report"
	"oj/tools/shared/testing/browser"
	"oj/tools/shared/verdict"
)

// trap is a picture in which everything leads to SERVER.
const trap = `<svg data-steps="2" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">
<style>@import url("SERVER/style"); rect { fill: url("SERVER/fill") }</style>
<a href="SERVER/link"><rect width="50" height="50" fill="red"/></a>
<a xlink:href="SERVER/xlink" target="_blank"><rect x="50" width="50" height="50" fill="blue"/></a>
<a><set attributeName="href" to="SERVER/set"/><rect y="50" width="50" height="50" fill="green"/></a>
<foreignObject x="50" y="50" width="50" height="50"><div xmlns="http://www.w3.org/1999/xhtml">
<form action="SERVER/form"><button style="width:50px;height:20px">x</button></form>
<a href="SERVER/html" download="x">a link in HTML</a> <a href="SERVER/ping" ping="SERVER/ping">ping</a>
<iframe srcdoc="&lt;a href=SERVER/frame target=_top&gt;frame&lt;/a&gt;"></iframe>
<meta http-equiv="refresh" content="0;url=SERVER/refresh"/></div></foreignObject>
<image href="SERVER/image" width="9" height="9"/><use href="SERVER/use#a"/></svg>`

// TestPictureLeadsNowhere clicks everywhere in a hostile picture, with both buttons that follow links, and presses Enter
// on everything that can have the focus. The picture is once as the judge reads it, and once as it was written, so that
// the page's own policy is tested, too.
func TestPictureLeadsNowhere(t *testing.T) {
	var requests atomic.Pointer[string]
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { requests.Store(&r.URL.Path) }))
	defer server.Close()
	text := strings.ReplaceAll(trap, "SERVER", server.URL)
	feedback := t.TempDir()
	if err := os.WriteFile(filepath.Join(feedback, "judgeimage.svg"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	cleaned, err := picture.Collect(feedback)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(strings.ReplaceAll(cleaned[0], server.URL+"/style", ""), server.URL+"/link") {
		t.Errorf("links are left: %s", cleaned[0])
	}

	for name, drawn := range map[string]string{"as read": cleaned[0], "as written": text} {
		t.Run(name, func(t *testing.T) {
			one := &report.Case{Name: "c", Verdict: verdict.AC, Pictures: []string{drawn}}
			file := writePage(t, &report.Report{Problems: []*report.Problem{{ID: "p", Entries: []*report.Entry{
				{Name: "main.go", Verdict: verdict.AC, OK: true, Passed: 1, Total: 1, Cases: []*report.Case{one}},
			}}}})
			b := browser.Open(t, file)
			b.Eval(`document.querySelector("button.replay").click()`)
			if got := b.Eval(`Boolean(document.querySelector(".canvas").shadowRoot.querySelector("svg rect"))`); got != "true" {
				t.Fatal("the picture is not shown")
			}
			before := b.Eval(`location.href.split("#")[0]`)

			// The middle button and Ctrl open a link in another tab.
			for x := 20; x < 800; x += 60 {
				for y := 20; y < 600; y += 60 {
					for _, button := range []string{"left", "middle"} {
						for _, kind := range []string{"mousePressed", "mouseReleased"} {
							b.Call("Input.dispatchMouseEvent", map[string]any{"type": kind, "x": x, "y": y, "button": button, "clickCount": 1}, nil)
						}
					}
				}
			}
			b.Eval(`document.getElementById("viewer").open || document.querySelector("button.replay").click()`)
			b.Eval(`(() => { const root = document.querySelector(".canvas").shadowRoot;
				for (const e of root.querySelectorAll("*")) { if (e.click) e.click(); e.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, ctrlKey: true})); }
				for (const f of root.querySelectorAll("form")) f.requestSubmit(); })()`)
			for range 12 {
				b.Press("Tab")
				b.Press("Enter")
			}
			b.Eval(fmt.Sprintf("new Promise(done => setTimeout(done, %d))", 300))
			if after := b.Eval(`location.href.split("#")[0]`); after != before {
				t.Errorf("the page left to %s", after)
			}
			if path := requests.Swap(nil); path != nil {
				t.Errorf("the picture has sent a request to %s", *path)
			}
		})
	}
	time.Sleep(10 * time.Millisecond)
}
