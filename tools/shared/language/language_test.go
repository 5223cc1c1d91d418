package language

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestTable: no id or extension belongs to two languages, and each language has a name, extensions, tools and
// a start command.
func TestTable(t *testing.T) {
	ids, exts := map[string]bool{}, map[string]string{}
	for _, l := range slices.Concat(validators, table) {
		for _, id := range append([]string{l.ID}, l.Names...) {
			if ids[id] {
				t.Errorf("two languages are called %s", id)
			}
			ids[id] = true
		}
		if l.Name == "" || len(l.Exts) == 0 || len(l.Tools) == 0 || l.start == "" {
			t.Errorf("the row %s lacks a name, extensions, tools or a start command", l.ID)
		}
		if _, err := regexp.Compile(l.Crash); err != nil {
			t.Errorf("%s: %v", l.ID, err)
		}
		for _, ext := range l.Exts {
			if other := exts[ext]; other != "" {
				t.Errorf("the extension %s belongs to both %s and %s", ext, other, l.ID)
			}
			if exts[ext] = l.ID; others[ext] != "" {
				t.Errorf("the extension %s also belongs to a language in the map others, which is not compiled", ext)
			}
		}
	}
}

// TestMains: the usual name of a program determines its language.
func TestMains(t *testing.T) {
	for i, name := range Mains() {
		if l := Of(name); l != table[i] {
			t.Errorf("%s is the usual name of a program in %s, but Of returns %v", name, table[i].Name, l)
		}
	}
	if names := Mains(); !slices.Equal(names[:4], []string{"main.go", "main.cpp", "main.c", "Main.java"}) {
		t.Errorf("names %q", names)
	}
}

func TestDetect(t *testing.T) {
	for _, c := range []struct {
		files     string // the names of the files; the program is a folder if there are several, or if the name ends in a slash
		text      string
		wish      string
		validator bool
		want      string
	}{
		{files: "a.py", want: "Python 3"}, {files: "a.py", text: "#!/usr/bin/env python2\n", want: "Python 2"}, {files: "a.py2", want: "Python 2"},
		{files: "a.bash", want: "shell"}, {files: "A.C", want: "C++"}, {files: "a.c", want: "C"}, {files: "a.c b.cpp", want: "C++"},
		{files: "a.hs", want: "Haskell"}, {files: "a.pl", want: "Perl"}, {files: "a.pl", text: "main :-\n    write(1).\n", want: "Prolog"}, {files: "a.jl", want: "Julia"}, {files: "a.what", want: "unknown language"}, {files: ".py", want: "unknown language"},
		{files: "run a.py", want: "build/run scripts"}, {files: "run", want: "unknown language"},
		{files: "a.ctd", validator: true, want: "checktestdata"}, {files: "a.ctd", want: "unknown language"},
		{files: "a.c", wish: "cgmp", want: "cgmp"}, {files: "a.x", wish: "c++", want: "C++"}, {files: "a.x", wish: "cobol", want: "cobol"}, {files: "a.ctd", wish: "checktestdata", want: "checktestdata"},
	} {
		s := &Source{}
		for _, name := range strings.Fields(c.files) {
			s.Files = append(s.Files, File{Name: name, Data: []byte(c.text)})
		}
		s.Single = len(s.Files) == 1
		if got := s.Detect(c.wish, c.validator).Name; got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

func TestCrash(t *testing.T) {
	for text, want := range map[string]string{
		"log\npanic: x": "panic: ", "a\nTraceback (most recent call last):": "Traceback (most recent", "thread 'main' panicked at": "thread 'main' panicked at",
		"Exception in thread \"main\"": "Exception in thread ", "a.out: a.c:3: main: Assertion `x' failed.": "a.out: a.c:3: main: Assertion `x' failed",
		"no panic: here": "", "fine": "",
	} {
		if got := Crash().FindString(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
