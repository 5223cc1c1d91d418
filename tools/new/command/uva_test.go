package command

import (
	"strings"
	"testing"
)

// TestUVaForms: the page and the PDF of a UVa problem are the same problem. An address that has only the internal number
// is refused; an address of another host that looks like it is not UVa's.
func TestUVaForms(t *testing.T) {
	module(t)
	const pdf = "https://onlinejudge.org/external/100/10004.pdf"
	if status, out, stderr := call(page("10004 - Bicoloring", "UVa Online Judge", uvaPage, ""), "-json", "-"); status != exitOK {
		t.Fatalf("status %d\n%s%s", status, out, stderr)
	}
	for _, arg := range []string{pdf, "uva10004", "10004", "https://www.udebug.com/UVa/10004", "https://vjudge.net/problem/UVA-10004"} {
		status, _, stderr := call("", arg)
		if status != exitFailed || !strings.Contains(stderr, "uva10004 exists already") {
			t.Errorf("%s: status %d, %s", arg, status, stderr)
		}
	}
	for _, address := range []string{
		"https://onlinejudge.org/index.php?option=onlinejudge&Itemid=8&page=show_problem&problem=979",
		"http://ONLINEJUDGE.org/index.php?problem=979&page=show_problem&Itemid=8&option=onlinejudge",
		"https://uva.onlinejudge.org:443/index.php?option=com_onlinejudge&page=show_problem&problem=979",
	} {
		if status, _, stderr := call("", address); status != exitFailed || !strings.Contains(stderr, "internal number \"979\"") {
			t.Errorf("%s: status %d, %s", address, status, stderr)
		}
	}
	const other = "https://notonlinejudge.org/index.php?page=show_problem&problem=979"
	if status, out, stderr := call("", other); status != exitOK || strings.Contains(out, "UVa") {
		t.Errorf("%s: status %d\n%s%s", other, status, out, stderr)
	}
}
