package command

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// askStandIn lets the test ask a stand-in for uHunt, which knows two problems, and an empty cache. It returns how often
// the stand-in was asked.
func askStandIn(t *testing.T) (asked *int, stop func()) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	asked = new(int)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		*asked++
		switch r.URL.Path {
		case "/api/p/id/945":
			fmt.Fprint(w, `{"pid":945,"num":10004,"title":"Bicoloring","status":1}`)
		case "/api/p/id/979":
			fmt.Fprint(w, `{"pid":979,"num":10038,"title":"Jolly Jumpers","status":1}`)
		default:
			fmt.Fprint(w, "{}")
		}
	}))
	t.Cleanup(server.Close)
	real := uHunt
	t.Cleanup(func() { uHunt = real })
	uHunt.Base = server.URL
	return asked, server.Close
}

// TestUVaForms: all addresses of a UVa problem are the same problem. Where an address has only the internal number, uHunt
// is asked once. An address of another host that looks like it is not UVa's.
func TestUVaForms(t *testing.T) {
	module(t)
	asked, stop := askStandIn(t)
	const pdf = "https://onlinejudge.org/external/100/10004.pdf"
	if status, out, stderr := call(page("10004 - Bicoloring", "UVa Online Judge", uvaPage, ""), "-json", "-"); status != exitOK {
		t.Fatalf("status %d\n%s%s", status, out, stderr)
	}
	for _, arg := range []string{
		pdf, "uva10004", "10004", "https://www.udebug.com/UVa/10004", "https://vjudge.net/problem/UVA-10004",
		"https://uhunt.onlinejudge.org/api/p/num/10004", "https://uhunt.onlinejudge.org/api/p/id/945", uvaPage,
		"http://ONLINEJUDGE.org/index.php?problem=945&page=show_problem&Itemid=8&option=onlinejudge",
		"https://uva.onlinejudge.org:443/index.php?option=com_onlinejudge&page=show_problem&problem=945",
	} {
		status, _, stderr := call("", arg)
		if status != exitFailed || !strings.Contains(stderr, "uva10004 exists already") {
			t.Errorf("%s: status %d, %s", arg, status, stderr)
		}
	}
	if *asked != 1 {
		t.Errorf("uHunt was asked %d times for one problem", *asked)
	}

	// A problem that does not exist yet gets the page of its number.
	const jolly = "https://onlinejudge.org/index.php?option=onlinejudge&Itemid=8&page=show_problem&problem=979"
	if status, out, stderr := call("", jolly); status != exitOK || !strings.Contains(out, "uva10038") {
		t.Errorf("%s: status %d\n%s%s", jolly, status, out, stderr)
	}

	// uHunt does not know the number, or does not answer: the message says what to do.
	const unknown = "https://onlinejudge.org/index.php?page=show_problem&problem=98765"
	for _, why := range []string{"uHunt has no problem with the internal number 98765", "uHunt does not answer"} {
		if status, _, stderr := call("", unknown); status != exitFailed || !strings.Contains(stderr, why) || !strings.Contains(stderr, "such as uva10038") {
			t.Errorf("%s: status %d, %s, want %s", unknown, status, stderr, why)
		}
		stop()
	}
	const other = "https://notonlinejudge.org/index.php?page=show_problem&problem=979"
	if status, out, stderr := call("", other); status != exitOK || strings.Contains(out, "UVa") {
		t.Errorf("%s: status %d\n%s%s", other, status, out, stderr)
	}
}
