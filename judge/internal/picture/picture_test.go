package picture

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestClean(t *testing.T) {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" data-steps="3">`
	for _, c := range []struct{ name, in, want string }{
		{"what draws stays", head + `<style>.a{fill:red}</style><rect class="a" x="1" data-from="1" data-to="2" display="none"/><text>1 &lt; 2</text></svg>`,
			`<svg data-steps="3"><style>.a{fill:red}</style><rect class="a" x="1" data-from="1" data-to="2" display="none"></rect><text>1 &lt; 2</text></svg>`},
		{"scripts", head + `<script>alert(1)</script><rect onclick="alert(1)" x="1"/></svg>`, `<svg data-steps="3"><rect x="1"></rect></svg>`},
		{"foreign markup", head + `<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject><p xmlns="http://www.w3.org/1999/xhtml">y</p></svg>`, `<svg data-steps="3"></svg>`},
		{"links", head + `<a href="javascript:alert(1)"><text>x</text></a><image href="http://a/b.png"/><use xlink:href="http://a#b"/></svg>`, `<svg data-steps="3"></svg>`},
		{"what comes from elsewhere", head + `<rect fill="url(http://a/b)" clip-path="url(#c)"/><style>@import "http://a"; </style></svg>`,
			`<svg data-steps="3"><rect clip-path="url(#c)"></rect><style></style></svg>`},
		{"moving attributes", head + `<animate attributeName="href" to="x"/><set/></svg>`, `<svg data-steps="3"></svg>`},
		{"comments and instructions", `<?xml version="1.0"?><!DOCTYPE svg><!-- x -->` + head + `<!-- <script> --></svg>`, `<svg data-steps="3"></svg>`},
		{"style in parts", head + `<style>@im<!-- -->port "http://a";</style></svg>`, `<svg data-steps="3"><style></style></svg>`},
		{"style that ends itself", head + `<style>&lt;/style&gt;&lt;script&gt;</style></svg>`, `<svg data-steps="3"><style></style></svg>`},
	} {
		got, steps, err := Clean([]byte(c.in))
		if diff := cmp.Diff(c.want, got); err != nil || !steps || diff != "" {
			t.Errorf("%s: error %v, steps %v, -want +got:\n%s", c.name, err, steps, diff)
		}
	}
	for _, bad := range []string{"", "no picture", "<html></html>", "<svg>", `<svg xmlns="http://www.w3.org/2000/svg"></svg><svg></svg>`, "<svg><rect></svg>"} {
		if got, _, err := Clean([]byte(bad)); err == nil {
			t.Errorf("%q gives %q, want an error", bad, got)
		}
	}
}

func write(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

func TestCollect(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, map[string]string{"teamimage.svg": `<svg data-steps="2"></svg>`, "teamimages.png": "other", "teamimage-x.txt": "other", "judgemessage.txt": "hello"})
	got, err := Collect(dir)
	if diff := cmp.Diff([]Picture{{SVG: `<svg data-steps="2"></svg>`}}, got); err != nil || diff != "" {
		t.Errorf("error %v, -want +got:\n%s", err, diff)
	}
	write(t, dir, map[string]string{"judgeimage.png": "z", "judgeimage-02.jpg": "b", "judgeimage-01.svg": "<svg></svg>"})
	got, err = Collect(dir)
	want := []Picture{{Data: "data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="}, {Data: "data:image/jpeg;base64,Yg=="}, {Data: "data:image/png;base64,eg=="}}
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Errorf("error %v, -want +got:\n%s", err, diff)
	}
}

func TestCollectErrors(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, map[string]string{"teamimage-1.svg": "<svg>"})
	if _, err := Collect(dir); err == nil || !strings.HasPrefix(err.Error(), "teamimage-1.svg: ") {
		t.Errorf("damaged: %v", err)
	}
	write(t, dir, map[string]string{"teamimage-1.svg": strings.Repeat(" ", mostBytes+1)})
	if _, err := Collect(dir); err == nil || !strings.Contains(err.Error(), "at most 8 MiB") {
		t.Errorf("too large: %v", err)
	}
	if list, err := Collect(t.TempDir()); list != nil || err != nil {
		t.Errorf("empty: %v, %v", list, err)
	}
}
