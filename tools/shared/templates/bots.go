package templates

import (
	"fmt"
	"text/template"

	"oj/tools/shared/language"
)

// bots maps the id of a language to the default template of a bot, a program that plays a game. These bots
// win against the referee that tools/new creates.
var bots = map[string]string{
	"go": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
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
	// Read the initial input, which comes only once.
	width := in.Int(1, 100)

	// In each turn, read its input and print one line. The input ends when the game ends.
	for in.More() {
		column := in.Int(0, width-1)
		fmt.Fprintln(out, column)
	}
}

func main() { scan.Main(solve) }
`,
	"cpp": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    // Read the initial input, which comes only once.
    int width;
    cin >> width;

    // In each turn, read its input and print one line.
    while (true) {
        int column;
        if (!(cin >> column)) return 0;  // the game is over
        cout << column << endl;          // endl flushes
    }
}
`,
	"python": `# {{with .Source}}{{.}}, {{end}}{{.Name}}.
width = int(input())  # the initial input

# In each turn, read its input and print one line.
while True:
    column = int(input())
    print(column, flush=True)
`,
}

// Bot returns the default template of bots in a language. It is an error if there is none.
func Bot(lang *language.Language) (*Template, error) {
	text, found := bots[lang.ID]
	if !found {
		return nil, fmt.Errorf("-lang %s: default bots exist in go, python and cpp; for another language use -template FILE", lang.ID)
	}
	return &Template{lang: lang, text: template.Must(template.New(lang.ID).Parse(text))}, nil
}
