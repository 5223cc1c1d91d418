package notebook

import (
	"bytes"
	"fmt"
	"go/parser"
	"go/token"
	"html"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/problems/lib"
)

func library(t *testing.T) *Library {
	t.Helper()
	l, err := Read(lib.Files, "oj")
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestWords checks that each word in words.txt finds its helper first.
func TestWords(t *testing.T) {
	text, err := os.ReadFile("testdata/words.txt")
	if err != nil {
		t.Fatal(err)
	}
	l := library(t)
	count := 0
	for line := range strings.Lines(string(text)) {
		want, words, _ := strings.Cut(strings.TrimSpace(line), ": ")
		if strings.HasPrefix(line, "#") {
			continue
		}
		for _, word := range strings.Split(words, ", ") {
			count++
			found := l.Find(word)
			if len(found) == 0 {
				t.Errorf("%s: nothing found, want %s", word, want)
			} else if found[0].Full() != want {
				t.Errorf("%s: %s, want %s", word, found[0].Full(), want)
			}
		}
	}
	if count < 230 {
		t.Errorf("%d words, want 230 or more", count)
	}
}

// TestOwnNames checks that each helper is found first by its own name, and that it is shown with all parts.
func TestOwnNames(t *testing.T) {
	l := library(t)
	for _, h := range l.Helpers {
		if found := l.Find(h.Full()); len(found) == 0 || found[0] != h {
			t.Errorf("%s does not find itself", h.Full())
		}
		if h.Title == "" && h.Doc != "" {
			t.Errorf("%s has no title", h.Full())
		}
		// Examples of the packages scan and try would need an input, or a test.
		hasExample := h.Package != "scan" && h.Package != "try" && h.Section != ""
		if hasExample && h.Example == "" {
			t.Errorf("%s has no example that a program can contain", h.Full())
		}
	}
}

// TestPeers checks that all headers of KACTL and all types and functions of ac-library find a helper, or are in the
// index's list of what is missing.
func TestPeers(t *testing.T) {
	text, err := os.ReadFile("testdata/peers.txt")
	if err != nil {
		t.Fatal(err)
	}
	l := library(t)
	for line := range strings.Lines(string(text)) {
		line, missing, _ := strings.Cut(strings.TrimSpace(line), " - ")
		if strings.HasPrefix(line, "#") || line == "" {
			continue
		}
		for _, name := range strings.Fields(line) {
			found := l.Find(name)
			if len(found) == 0 != (missing != "") {
				t.Errorf("%s: %d helpers found, %q", name, len(found), missing)
			}
		}
	}
}

// TestExamplesRun runs the programs that are shown as examples, as one program, and compares what they print.
func TestExamplesRun(t *testing.T) {
	root, err := filepath.Abs("../../../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		t.Fatal(err)
	}
	write("go.mod", "module examples\n\ngo 1.24\n\nrequire oj v0.0.0\n\nreplace oj => "+root+"\n")
	write("go.sum", string(sums))

	var imports, calls strings.Builder
	var wants []string
	var names []string
	for _, h := range library(t).Helpers {
		if h.Pattern || h.Example == "" || !strings.Contains(h.Example, "// Output:") {
			continue
		}
		_, want, _ := strings.Cut(h.Example, "// Output:")
		want, _, _ = strings.Cut(want, "\n}")
		want = strings.TrimSpace(strings.NewReplacer("\t// ", "\n", "\t//", "\n").Replace(want))
		if strings.Contains(h.Example, "// Unordered") {
			continue
		}
		name := fmt.Sprintf("example%d", len(wants))
		program := strings.Replace(h.Example, "package main", "package "+name, 1)
		write(name+"/main.go", strings.Replace(program, "func main() {", "func Main() {", 1))
		fmt.Fprintf(&imports, "\t%q\n", "examples/"+name)
		fmt.Fprintf(&calls, "\tfmt.Println(\"== next\")\n\t%s.Main()\n", name)
		wants, names = append(wants, want), append(names, h.Full())
	}
	write("main.go", "package main\n\nimport (\n\t\"fmt\"\n"+imports.String()+")\n\nfunc main() {\n"+calls.String()+"}\n")

	cmd := exec.Command("go", "run", "-mod=mod", ".")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	got := strings.Split(string(out), "== next\n")[1:]
	if len(got) != len(wants) || len(got) < 120 {
		t.Fatalf("%d programs printed, want %d", len(got), len(wants))
	}
	space := regexp.MustCompile(`\s+`)
	for i, want := range wants {
		if space.ReplaceAllString(strings.TrimSpace(got[i]), " ") != space.ReplaceAllString(want, " ") {
			t.Errorf("%s prints\n%s\nwant\n%s", names[i], got[i], want)
		}
	}
}

// TestPrint checks the notebook for paper: each piece is Go, and the shell command on it gives the printed hash.
func TestPrint(t *testing.T) {
	var b bytes.Buffer
	if err := library(t).Print(&b, lib.Files); err != nil {
		t.Fatal(err)
	}
	command := regexp.MustCompile(`(?s)typed: (.*?)\. Imports`).FindStringSubmatch(html.UnescapeString(b.String()))
	pieces := regexp.MustCompile(`(?s)<h2><span>([^<]*)</span><span class="hash">(\w+)</span></h2>.*?<pre>(.*?)</pre>`).FindAllStringSubmatch(b.String(), -1)
	if command == nil || len(pieces) < 100 {
		t.Fatalf("%q, %d pieces", command, len(pieces))
	}
	dir := t.TempDir()
	for i, m := range pieces {
		code := html.UnescapeString(m[3])
		if _, err := parser.ParseFile(token.NewFileSet(), m[1], "package p\n"+code, 0); err != nil {
			t.Error(err)
		}
		if strings.Contains(code, "//") {
			t.Errorf("%s: a comment is printed", m[1])
		}

		// A typed copy has other white space and comments. The shell is slow, so it sees every tenth piece.
		typed := strings.ReplaceAll(code, "\t", "    ") + " // typed\n"
		if i%10 != 0 {
			continue
		}
		file := filepath.Join(dir, "typed.go")
		if err := os.WriteFile(file, []byte(typed), 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command("sh", "-c", strings.Replace(command[1], "FILE", file, 1)).Output()
		if err != nil || strings.TrimSpace(string(out)) != m[2] {
			t.Errorf("%s: the command prints %s (%v), the notebook %s", m[1], out, err, m[2])
		}
	}

	// Every file of the printed packages is there, except the rare ones, which exist.
	files, _ := fs.Glob(lib.Files, "graph/*.go")
	for file := range rare {
		if _, err := fs.Stat(lib.Files, file); err != nil {
			t.Error(err)
		}
	}
	for _, file := range files {
		if !isTest(file) && !rare[file] && !strings.Contains(b.String(), "<span>"+file+"</span>") {
			t.Errorf("%s is not printed", file)
		}
	}
}

// TestPages checks with a browser that the notebook has at most 25 pages.
func TestPages(t *testing.T) {
	chromium, err := exec.LookPath("chromium")
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal(err)
		}
		t.Skip("no chromium")
	}
	dir := t.TempDir()
	var b bytes.Buffer
	if err := library(t).Print(&b, lib.Files); err != nil {
		t.Fatal(err)
	}
	page := filepath.Join(dir, "notebook.html")
	if err := os.WriteFile(page, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	pdf := filepath.Join(dir, "notebook.pdf")
	cmd := exec.Command(chromium, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir="+dir, "--no-pdf-header-footer", "--print-to-pdf="+pdf, page)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	text, err := os.ReadFile(pdf)
	if err != nil {
		t.Fatal(err)
	}
	pages := len(regexp.MustCompile(`/Type /Page\b`).FindAll(text, -1))
	if pages < 10 || pages > 25 {
		t.Errorf("the notebook has %d pages, want at most 25", pages)
	}
}
