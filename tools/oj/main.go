// Command oj contains all commands of this repository: oj judge, oj new, oj stress, and so on. It is one program: the
// commands call each other as functions.
//
// Start it without arguments for the list of commands.
package main

import (
	"context"
	"fmt"
	"io"

	judge "oj/judge/command"
	"oj/judge/console"
	"oj/judge/lifetime"
	bundle "oj/tools/bundle/command"
	export "oj/tools/export/command"
	graph "oj/tools/graph/command"
	initialize "oj/tools/init/command"
	create "oj/tools/new/command"
	practise "oj/tools/practise/command"
	"oj/tools/shared/args"
	stress "oj/tools/stress/command"
	submit "oj/tools/submit/command"
)

func main() { lifetime.Main(run) }

// A command is one of the commands. Its function run executes the arguments of the console and returns the exit status.
type command struct {
	name, does   string
	run          func(context.Context, *console.Console) int
	takesProblem bool // whether its arguments are problems
}

// commands lists the commands in the order of the help.
var commands = []command{
	{"judge", "run a program on the testcases and print its verdict", judge.Run, true},
	{"new", "create a problem: from the browser, from a page's address, or from an id", func(ctx context.Context, con *console.Console) int {
		return create.Run(ctx, con.Args, con.Stdin, con.Stdout, con.Stderr)
	}, false},
	{"arena", "let bots play against each other, and find out which one is stronger", judge.Arena, true},
	{"stress", "look for a small input on which a program is wrong", stress.Run, true},
	{"submit", "judge a program here, then send it to the site", submit.Run, true},
	{"practise", "work through the course: hints, reviews, timed sets", practise.Run, true},
	{"graph", "draw the states that a solution's search visits", plain(graph.Run), true},
	{"export", "write a problem as a package that other tools read", func(ctx context.Context, con *console.Console) int {
		return export.Run(ctx, con.Dir, con.Args, con.Stdout, con.Stderr)
	}, true},
	{"init", "create a repository for your own solutions", plain(initialize.Run), false},
	{"bundle", "turn a program into one file to paste; translate Go to C++11", plain(bundle.Run), true},
	{"helpers", "find a helper of the library by any of its names", plain(bundle.Helpers), true},
}

// plain adapts a command that needs only the arguments and the two output streams.
func plain(run func(context.Context, []string, io.Writer, io.Writer) int) func(context.Context, *console.Console) int {
	return func(ctx context.Context, con *console.Console) int {
		return run(ctx, con.Args, con.Stdout, con.Stderr)
	}
}

// The exit statuses of oj itself. Otherwise it exits with the status of the command.
const (
	exitOK    = 0
	exitUsage = 2
)

// run executes a command line: the name of a command and its arguments.
func run(ctx context.Context, con *console.Console) int {
	if len(con.Args) == 0 {
		usage(con.Out)
		return exitOK
	}
	name := con.Args[0]
	con.Args = con.Args[1:]
	switch name {
	case "-h", "-help", "--help", "help":
		usage(con.Out)
		return exitOK
	case "-completion", "--completion":
		return complete(ctx, con)
	}
	if c := find(name); c != nil {
		return c.run(ctx, con)
	}
	fmt.Fprintf(con.Err, "oj: there is no command %q (%s lists the commands)\n", name, args.Named("go run ./tools/oj"))
	return exitUsage
}

// find returns the command with this name, or nil.
func find(name string) *command {
	for i := range commands {
		if commands[i].name == name {
			return &commands[i]
		}
	}
	return nil
}

// usage prints the commands, one a line.
func usage(w io.Writer) {
	oj := args.Named("go run ./tools/oj")
	fmt.Fprintf(w, "usage: %s COMMAND [arguments]\n\n", oj)
	for _, c := range commands {
		fmt.Fprintf(w, "  %-10s%s\n", c.name, c.does)
	}
	fmt.Fprintf(w, "\n%s COMMAND -h explains a command; %s -completion bash|zsh|fish prints a script for your shell\n", oj, oj)
	fmt.Fprint(w, "\nexit status: that of the command; 2 for an unknown command\n")
}
