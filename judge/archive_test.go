package main

import (
	"archive/zip"
	"bytes"
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/session"
)

// TestArchive judges archives with and without a top folder. The judge must refuse an archive if one of its
// files would be written outside of the target folder.
func TestArchive(t *testing.T) {
	files := map[string]string{"problem.yaml": "validation: custom\n", ".timelimit": "5", "data/secret/1.in": "", "data/secret/1.ans": "", "output_validators/v/run": "#!/bin/sh\nexit 42\n", "submissions/accepted/a.sh": "exit 0\n"}
	in := func(folder string) map[string]string {
		m := map[string]string{}
		for name, text := range files {
			m[folder+name] = text
		}
		return m
	}
	with := func(m map[string]string, more ...string) map[string]string {
		if m == nil {
			m = map[string]string{}
		}
		for i := 0; i < len(more); i += 2 {
			m[more[i]] = more[i+1]
		}
		return m
	}
	for _, c := range []struct {
		name   string
		files  map[string]string
		status int
		want   string
	}{
		{"hello.zip", files, session.ExitOK, "hello    accepted/a.sh"}, {"other.kpp", in("hello/"), session.ExitOK, "hello    accepted/a.sh"},
		{"wrong.zip", with(in("hello/"), "hello/submissions/accepted/a.sh", "exit 3\n"), session.ExitFailed, "again: go run ./judge -case secret/1 -v wrong.zip\n"},
		{"bad.zip", map[string]string{"../out": "x"}, session.ExitTrouble, `bad.zip: the name "../out" leads out of the archive`},
		{"mac.zip", with(in("hello/"), "__MACOSX/hello/._problem.yaml", "x", ".DS_Store", ""), session.ExitOK, "hello    accepted/a.sh"},
		{"windows.zip", with(nil, "problem.yaml", "", ".timelimit", "5", `data\secret\1.in`, "", `data\secret\1.ans`, "", `submissions\accepted\a.sh`, "exit 0\n"), session.ExitOK, "accepted/a.sh"},
		{"links.zip", with(in("hello/"), "hello/submissions/rejected@", "accepted", "hello/submissions/accepted/b.sh@", "a.sh", "hello/data/sample@", "../data/secret/"), session.ExitOK, "accepted/b.sh"},
		{"link.zip", map[string]string{"link@": "/etc/passwd"}, session.ExitTrouble, `link.zip: link: the link to "/etc/passwd" leads out of the archive`},
		{"up.zip", map[string]string{"a/link@": "../../x"}, session.ExitTrouble, `up.zip: a/link: the link to "../../x" leads out`},
		{"back.zip", map[string]string{"here@": ".", "link@": "here/../x"}, session.ExitTrouble, `the link to "here/../x" leads out`},
		{"through.zip", map[string]string{"here@": ".", "here/link@": "../x"}, session.ExitTrouble, "through.zip: here"},
		{"empty.zip", map[string]string{"x": ""}, session.ExitTrouble, "empty"}, {"none.zip", nil, session.ExitTrouble, `none.zip`},
	} {
		dir := t.TempDir()
		if c.files != nil {
			writeZip(t, filepath.Join(dir, c.name), c.files)
		}
		var out bytes.Buffer
		status := command(context.Background(), dir, []string{"-fresh", c.name}, &out, &out)
		if status != c.status || !strings.Contains(out.String(), c.want) {
			t.Errorf("%s: status %d, want %d and %q in\n%s", c.name, status, c.status, c.want, &out)
		}
	}
	path := filepath.Join(t.TempDir(), "text.zip")
	if err := os.WriteFile(path, []byte("no archive"), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if status := command(context.Background(), ".", []string{path}, &out, &out); status != session.ExitTrouble || !strings.Contains(out.String(), "text.zip: zip: not a valid zip file") {
		t.Errorf("status %d\n%s", status, &out)
	}
}

// writeZip writes a zip archive. A file whose name ends with @ becomes a symbolic link.
func writeZip(t *testing.T, path string, files map[string]string) {
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z := zip.NewWriter(f)
	for name, text := range files {
		h := &zip.FileHeader{Name: strings.TrimSuffix(name, "@"), Method: zip.Deflate}
		h.SetMode(0o755)
		if strings.HasSuffix(name, "@") {
			h.SetMode(fs.ModeSymlink | 0o777)
		}
		w, err := z.CreateHeader(h)
		if err == nil {
			_, err = w.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
}
