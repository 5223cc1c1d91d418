// Package stubs contains small checkers and interactors in several languages. The checkers compare words, and
// the interactors play a number-guessing game. The user adapts them to a problem.
package stubs

import (
	"cmp"

	"oj/tools/shared/language"
)

// A Kind contains the stubs of one kind of output validator, such as a checker, in several languages.
type Kind struct {
	Name       string // the name of the kind, which is also the base name of the stub's file
	Validation string // the value of the key validation in problem.yaml

	text map[string]string // maps ids of languages to sources
}

// Checker and Interactor are the kinds of output validators for problems that are not games.
var (
	Checker    = &Kind{"checker", "custom", checkers}
	Interactor = &Kind{"interactor", "custom interactive", interactors}
)

// Languages contains the ids of the languages that have stubs.
var Languages = []string{"go", "python", "cpp"}

// Text returns the source of a stub in a language, and its file name in the folder output_validators. The text is "" if
// there is no stub in this language.
func (k *Kind) Text(lang string) (file, text string) {
	// Put a Go program into a folder of its own, because the go command builds all Go files of a folder as
	// one program.
	names := map[string]string{"go": k.Name + "/main.go", "python": k.Name + ".py"}
	file = cmp.Or(names[lang], k.Name+language.ByID(lang).Exts[0])
	return file, k.text[lang]
}

var checkers = map[string]string{
	"python": `# A checker: exit status 42 accepts, 43 rejects.
import sys

question = open(sys.argv[1]).read().split()  # the input
want = open(sys.argv[2]).read().split()      # the answer
got = sys.stdin.read().split()               # the output of the program

if got != want:  # write the problem's own test here
    print("got", got[:9], "but want", want[:9])  # the message of WA
    sys.exit(43)
sys.exit(42)
`,
	"go": `// A checker: exit status 42 accepts, 43 rejects.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	question, _ := os.ReadFile(os.Args[1]) // the input
	want, _ := os.ReadFile(os.Args[2])     // the answer
	got, _ := io.ReadAll(os.Stdin)         // the output of the program

	// Write the problem's own test here.
	if fmt.Sprint(strings.Fields(string(got))) != fmt.Sprint(strings.Fields(string(want))) {
		fmt.Printf("the input has %d bytes, the output is not the answer\n", len(question)) // the message of WA
		os.Exit(43)
	}
	os.Exit(42)
}
`,
	"cpp": `// A checker: exit status 42 accepts, 43 rejects.
#include <fstream>
#include <iostream>
#include <string>

int main(int, char **argv) {
    std::ifstream in(argv[1]), answer(argv[2]);  // std::cin is the output of the program
    std::string want, got;

    while (answer >> want)  // write the problem's own test here
        if (!(std::cin >> got) || got != want) {
            std::cout << "got " << got << ", want " << want << "\n";  // the message of WA
            return 43;
        }
    return std::cin >> got ? 43 : 42;
}
`,
}

var interactors = map[string]string{
	"python": `# An interactor: it talks to the program on standard input and output. Exit status 42 accepts, 43 rejects.
import sys

secret = int(open(sys.argv[1]).read())  # the input is only for the interactor: a number from 1 to 100

for turn in range(7):
    guess = sys.stdin.readline().strip()  # "" if the program has ended
    if guess == str(secret):
        print("found", flush=True)
        sys.exit(42)
    if not guess.isdigit():
        break
    print("less" if int(guess) > secret else "more", flush=True)
print("not found, the last guess is", repr(guess), file=sys.stderr)  # the message of WA
sys.exit(43)
`,
	"go": `// An interactor: it talks to the program on standard input and output. Exit status 42 accepts, 43 rejects.
package main

import (
	"fmt"
	"os"
)

func main() {
	in, _ := os.Open(os.Args[1]) // the input is only for the interactor: a number from 1 to 100
	var secret, guess int
	fmt.Fscan(in, &secret)

	for turn := 0; turn < 7; turn++ {
		_, err := fmt.Scan(&guess) // an error if the program has ended
		switch {
		case err != nil:
			turn = 7
		case guess == secret:
			fmt.Println("found")
			os.Exit(42)
		case guess > secret:
			fmt.Println("less")
		default:
			fmt.Println("more")
		}
	}
	fmt.Fprintln(os.Stderr, "not found, the last guess is", guess) // the message of WA
	os.Exit(43)
}
`,
	"cpp": `// An interactor: it talks to the program on standard input and output. Exit status 42 accepts, 43 rejects.
#include <fstream>
#include <iostream>

int main(int, char **argv) {
    std::ifstream in(argv[1]);  // the input is only for the interactor: a number from 1 to 100
    int secret = 0, guess = 0;
    in >> secret;

    for (int turn = 0; turn < 7 && std::cin >> guess; turn++) {
        if (guess == secret) {
            std::cout << "found" << std::endl;  // endl flushes
            return 42;
        }
        std::cout << (guess > secret ? "less" : "more") << std::endl;
    }
    std::cerr << "not found, the last guess is " << guess << "\n";  // the message of WA
    return 43;
}
`,
}
