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
	"c": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
#include <stdio.h>

int main(void) {
    // Read the initial input, which comes only once.
    int width;
    scanf("%d", &width);

    // In each turn, read its input and print one line.
    int column;
    while (scanf("%d", &column) == 1) {
        printf("%d\n", column);
        fflush(stdout);
    }
}
`,
	"java": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
import java.util.Scanner;

class Player {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int width = in.nextInt(); // the initial input

        // In each turn, read its input and print one line.
        while (in.hasNextInt()) {
            int column = in.nextInt();
            System.out.println(column);
        }
    }
}
`,
	"kotlin": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
fun main() {
    val width = readLine()!!.trim().toInt() // the initial input

    // In each turn, read its input and print one line.
    while (true) {
        val column = (readLine() ?: return).trim().toInt()
        println(column)
    }
}
`,
	"rust": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
use std::io;

fn main() {
    let mut lines = io::stdin().lines();
    let _width: i32 = lines.next().unwrap().unwrap().trim().parse().unwrap(); // the initial input

    // In each turn, read its input and print one line.
    while let Some(Ok(line)) = lines.next() {
        let column: i32 = line.trim().parse().unwrap();
        println!("{}", column);
    }
}
`,
	"js": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
const width = parseInt(readline()); // the initial input

// In each turn, read its input and print one line.
for (let line; (line = readline()) !== null; ) {
    const column = parseInt(line);
    console.log(column);
}
`,
	"ts": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
declare function readline(): string | null;
const width: number = parseInt(readline()!); // the initial input

// In each turn, read its input and print one line.
for (let line: string | null; (line = readline()) !== null; ) {
    const column: number = parseInt(line);
    console.log(column);
}
`,
	"cs": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
using System;

class Player
{
    static void Main(string[] args)
    {
        int width = int.Parse(Console.ReadLine()); // the initial input

        // In each turn, read its input and print one line.
        for (string line; (line = Console.ReadLine()) != null; )
        {
            int column = int.Parse(line);
            Console.WriteLine(column);
        }
    }
}
`,
	"php": `<?php
// {{with .Source}}{{.}}, {{end}}{{.Name}}.
fscanf(STDIN, "%d", $width); // the initial input

// In each turn, read its input and print one line.
while (fscanf(STDIN, "%d", $column) === 1) {
    echo $column, "\n";
}
`,
	"ruby": `# {{with .Source}}{{.}}, {{end}}{{.Name}}.
STDOUT.sync = true # do not buffer answers
width = gets.to_i # the initial input

# In each turn, read its input and print one line.
while (line = gets)
  column = line.to_i
  puts column
end
`,
	"lua": `-- {{with .Source}}{{.}}, {{end}}{{.Name}}.
io.stdout:setvbuf("line") -- do not buffer answers
local width = tonumber(io.read()) -- the initial input

-- In each turn, read its input and print one line.
for line in io.lines() do
  local column = tonumber(line)
  print(column)
end
`,
	"perl": `# {{with .Source}}{{.}}, {{end}}{{.Name}}.
use strict;
use warnings;

$| = 1; # do not buffer answers
my $width = <STDIN>; # the initial input

# In each turn, read its input and print one line.
while (my $column = <STDIN>) {
    chomp $column;
    print "$column\n";
}
`,
	"pascal": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
program main;
var
  width, column: longint;
begin
  readln(width); { the initial input }

  { In each turn, read its input and print one line. }
  while not eof do
  begin
    readln(column);
    writeln(column);
    flush(output);
  end;
end.
`,
	"haskell": `-- {{with .Source}}{{.}}, {{end}}{{.Name}}.
import System.IO

main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  _width <- getLine -- the initial input
  loop

-- In each turn, read its input and print one line.
loop :: IO ()
loop = do
  end <- isEOF
  if end
    then return ()
    else do
      column <- getLine
      putStrLn column
      loop
`,
	"ocaml": `(* {{with .Source}}{{.}}, {{end}}{{.Name}}. *)
let () =
  let _width = int_of_string (input_line stdin) in (* the initial input *)

  (* In each turn, read its input and print one line. *)
  try
    while true do
      let column = int_of_string (input_line stdin) in
      Printf.printf "%d\n%!" column
    done
  with End_of_file -> ()
`,
	"swift": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
import Foundation
setbuf(stdout, nil) // do not buffer answers
let width = Int(readLine()!)! // the initial input

// In each turn, read its input and print one line.
while let line = readLine() {
    let column = Int(line)!
    print(column)
}
`,
	"dart": `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
import 'dart:io';

void main() {
  final width = int.parse(stdin.readLineSync()!); // the initial input

  // In each turn, read its input and print one line.
  for (String? line; (line = stdin.readLineSync()) != null;) {
    final column = int.parse(line!);
    print(column);
  }
}
`,
	"shell": `# {{with .Source}}{{.}}, {{end}}{{.Name}}.
read -r width # the initial input

# In each turn, read its input and print one line.
while read -r column; do
    echo "$column"
done
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
		return nil, fmt.Errorf("-lang %s: there is no default bot in %s; use -template FILE", lang.ID, lang.Name)
	}
	return &Template{lang: lang, text: template.Must(template.New(lang.ID).Parse(text))}, nil
}
