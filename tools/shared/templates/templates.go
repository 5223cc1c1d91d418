// Package templates creates the first program of a problem from a template: the user's template or a default
// one.
package templates

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"text/template"

	"oj/tools/shared/language"
	"oj/tools/shared/workspace"
)

// course is the template of a solution in Go in the course, where each puzzle becomes a graph.
const course = `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
//
// State:
// Neighbours:
// Start:
// Goal:
package main

import (
	"bufio"
	"fmt"

	"{{.Lib}}/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.More() {
		fmt.Fprintln(out, in.Word())
	}
}

func main() { scan.Main(solve) }
`

// standard maps the id of a language to its default template: one testcase is solved by a function, and the usual loop over
// testcases calls it.
var standard = map[string]string{
	"go": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
package main

import (
	"bufio"
	"fmt"

	"{{.Lib}}/scan"
)

// solve solves one testcase.
func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.NextInt()
	fmt.Fprintln(out, n)
}

func main() {
	scan.Main(func(in *scan.Scanner, out *bufio.Writer) {
		// For several testcases, call solve in a loop: for in.CountedCase() if the input begins with their number,
		// for in.CaseUntil(0) if a 0 follows the last one, for in.Case() if nothing follows it.
		solve(in, out)
	})
}
`,
	"cpp": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

// solve solves one testcase.
void solve() {
    int n;
    cin >> n;
    cout << n << "\n";
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int cases = 1;
    // cin >> cases;  // if the input begins with the number of testcases
    while (cases-- > 0) solve();
}
`,
	"c": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 0;
    printf("%d\n", n);
}
`,
	"java": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();

        in.nextToken();
        int n = (int) in.nval;
        out.append(n).append('\n');

        System.out.print(out);
    }
}
`,
	"kotlin": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
fun main() {
    val input = System.` + "`in`" + `.bufferedReader()
    val n = input.readLine().trim().toInt()
    println(n)
}
`,
	"rust": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();

    let n: i64 = words.next().unwrap().parse().unwrap();
    println!("{}", n);
}
`,
	"python": `# {{with .Source}}{{.}}, {{end}}{{.Name}}.
import sys


def solve(words):
    """Solves one testcase."""
    n = int(next(words))
    print(n)


def main():
    words = iter(sys.stdin.read().split())
    cases = 1  # int(next(words)), if the input begins with the number of testcases
    for _ in range(cases):
        solve(words)


main()
`,
	"js": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;

const n = Number(words[at++]);
console.log(n);
`,
	"ts": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
declare function require(name: string): any;
const words: string[] = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;

const n: number = Number(words[at++]);
console.log(n);
`,
	"cs": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
using System;
using System.Collections.Generic;
using System.Linq;

class Program
{
    static void Main()
    {
        int n = int.Parse(Console.ReadLine());
        Console.WriteLine(n);
    }
}
`,
	"php": `<?php
// {{with .Source}}{{.}}, {{end}}{{.Name}}.
fscanf(STDIN, "%d", $n);
echo $n, "\n";
`,
	"ruby": `# {{with .Source}}{{.}}, {{end}}{{.Name}}.
n = gets.to_i
puts n
`,
	"lua": `-- {{with .Source}}{{.}}, {{end}}{{.Name}}.
local n = io.read("n")
print(n)
`,
	"perl": `# {{with .Source}}{{.}}, {{end}}{{.Name}}.
use strict;
use warnings;

my $n = <STDIN>;
print $n + 0, "\n";
`,
	"pascal": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
program main;
var
  n: int64;
begin
  read(n);
  writeln(n);
end.
`,
	"haskell": `-- {{with .Source}}{{.}}, {{end}}{{.Name}}.
main :: IO ()
main = do
  text <- getContents
  let n : _ = map read (words text) :: [Int]
  print n
`,
	"ocaml": `(* {{with .Source}}{{.}}, {{end}}{{.Name}}. *)
let () =
  Scanf.scanf " %d" (fun n -> Printf.printf "%d\n" n)
`,
	"swift": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
let n = Int(readLine()!)!
print(n)
`,
	"dart": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
import 'dart:io';

void main() {
  final n = int.parse(stdin.readLineSync()!);
  print(n);
}
`,
	"shell": `# {{with .Source}}{{.}}, {{end}}{{.Name}}.
read -r n
echo "$n"
`,
}

// fields contains the values of a template's fields. Each value is one line of printable characters.
type fields struct {
	ID, Name, Source, URL string
	Module                string // the path of this module
	Lib                   string // the path of the helpers, such as oj/problems/lib
}

// Facts contains the properties of a problem that a template can use.
type Facts struct{ ID, Name, Source, URL string }

// A Template is the template of programs in one language.
type Template struct {
	name string // the path of its file, for errors; "" for a default template
	lang *language.Language
	text *template.Template
}

// FileName returns the file name of templates for a language.
func FileName(lang *language.Language) string {
	if lang.ID == "go" {
		return "solution.go"
	}
	return lang.Main()
}

// UserFolder returns the folder of the user's own templates, or "" if the system has no folder for settings.
func UserFolder() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "oj", "templates")
}

// Course returns the template of a solution in Go for a problem of the course.
func Course() *Template {
	return &Template{lang: language.ByID("go"), text: template.Must(template.New("course").Parse(course))}
}

// Untouched searches the folder of a problem for a program that the user has not changed since it was created from a
// template. problems is the folder of all problems, and root the folder of the module. The result is the name of the
// program's file or, for a Go program, "solution", the name of its folder. If there is no such program, it is "".
func Untouched(problems fs.FS, p Facts, root string) (string, error) {
	// Compare each file with the current output of its template.
	for _, id := range language.IDs() {
		t, err := Read(root, "", language.ByID(id))
		if err != nil {
			return "", err
		}
		found, err := fs.ReadFile(problems, path.Join(p.ID, t.File()))
		if err != nil {
			continue
		}
		text, err := t.Execute(p, root)
		if err != nil {
			return "", err
		}
		if !bytes.Equal(found, text) {
			continue
		}
		if path.Dir(t.File()) == "." {
			return t.File(), nil
		}

		// If the folder solution contains other files, the user has already worked on the problem.
		entries, err := fs.ReadDir(problems, path.Join(p.ID, path.Dir(t.File())))
		if err == nil && len(entries) == 1 {
			return path.Dir(t.File()), nil
		}
	}
	return "", nil
}

// Read returns the template for a language. If name is not "", it is the file of the template. Otherwise Read
// uses the first of these templates that exists: the repository's, the user's, the default template.
func Read(root, name string, lang *language.Language) (*Template, error) {
	text := standard[lang.ID]
	candidates := []string{name}
	if name == "" {
		candidates = []string{
			filepath.Join(root, "templates", FileName(lang)),
			workspace.In(UserFolder(), FileName(lang)),
		}
	}

	// Use the first file that exists. It is an error if a file that the user has named does not exist.
	for _, file := range candidates {
		data, err := os.ReadFile(file)
		if err == nil {
			name, text = file, string(data)
			break
		}
		if name != "" || !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}

	parsed, err := template.New(name).Parse(text)
	if err != nil {
		return nil, fmt.Errorf("template: %w", err)
	}

	// Execute the template once, so that mistakes in it are reported now, and not only when a problem is created.
	t := &Template{name, lang, parsed}
	_, err = t.Execute(Facts{ID: "id", Name: "Name"}, root)
	return t, err
}

// File returns the name of the file that is created from the template. The name is relative to the problem's
// folder.
func (t *Template) File() string {
	if t.lang.ID == "go" {
		return "solution/solution.go"
	}
	return t.lang.Main()
}

// harmful maps the id of a language to the texts that could act from inside a comment, and to their replacements. A
// problem's name comes from a page that somebody else has written. "*/" and its like are for the user's own templates, which
// may have block comments; the default templates have only comments of one line, but for OCaml.
var harmful = map[string][]string{
	"java":    {`\`, "/", "*/", "* /"},                        // javac interprets \u000a as a newline even in comments
	"php":     {"?>", "? >", "*/", "* /"},                     // ?> ends a comment of one line, too, and the program
	"ocaml":   {"*)", "* )", "(*", "( *", `"`, "'", "{", "["}, // reads strings even in comments
	"pascal":  {"*)", "* )", "}", ")", "{", "("},
	"haskell": {"-}", "- }", "{-", "{ -"},
	"lua":     {"]]", "] ]", "]=", "] ="},
	"python":  {`"""`, "'", "'''", "'"},
}

// cookie matches what declares the encoding of a source in Python (PEP 263) and Ruby, also within a sentence:
// "Huffman coding: compress" is an unknown encoding called "compress". Ruby ignores case and allows blanks before the sign.
var cookie = regexp.MustCompile(`(?i)(coding)[ \t]*[:=]`)

// inert returns a name that does nothing but stand there in a comment of this language.
func inert(id, name string) string {
	replacements, ok := harmful[id]
	if !ok {
		replacements = []string{"*/", "* /", "/*", "/ *"}
	}
	name = strings.NewReplacer(replacements...).Replace(name)
	if id == "python" || id == "ruby" {
		name = cookie.ReplaceAllString(name, "$1,")
	}
	return strings.TrimRight(name, `\`) // in C and C++, a backslash at the end of a line continues the comment
}

// Execute returns the program that the template generates for a problem. It formats Go programs like gofmt.
// root is the folder of the module.
func (t *Template) Execute(p Facts, root string) ([]byte, error) {
	f := fields{ID: p.ID, Name: p.Name, Source: p.Source, URL: p.URL, Module: workspace.Module(root), Lib: "oj/problems/lib"}
	if workspace.IsDir(filepath.Join(root, "problems", "lib")) {
		f.Lib = f.Module + "/problems/lib"
	}

	f.Name, f.Source = inert(t.lang.ID, f.Name), inert(t.lang.ID, f.Source)

	var b bytes.Buffer
	if err := t.text.Execute(&b, f); err != nil {
		return nil, fmt.Errorf("template: %w", err)
	}
	if t.lang.ID != "go" {
		return b.Bytes(), nil
	}

	// Formatting also reports syntax errors.
	source, err := format.Source(b.Bytes())
	if err != nil {
		return nil, fmt.Errorf("the template %s does not generate valid Go: line %w", t.name, err)
	}
	return source, nil
}
