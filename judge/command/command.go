// Package command contains the command judge. This file chooses what the judge does.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"

	"oj/judge/console"
	"oj/judge/internal/board"
	"oj/judge/internal/failing"
	"oj/judge/internal/merge"
	"oj/judge/internal/session"
	"oj/judge/lifetime"
	"oj/tools/shared/args"
)

// Main executes the command line of this process and exits.
func Main() { lifetime.Main(Run) }

// Run executes the command line of con and returns the exit status.
func Run(ctx context.Context, con *console.Console) int {
	if asksForArena(con.Args) {
		own := *con
		own.Args = con.Args[1:]
		return Arena(ctx, &own)
	}
	opt, err := parseOptions(con.Dir, con.Args, con.Stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return session.ExitOK
	case err != nil:
		fmt.Fprintf(con.Err, "judge: %v\nRun it with -h for help.\n", err)
		return session.ExitTrouble
	case opt.Import != nil:
		return importAll(opt.Import, con)
	case opt.Merge:
		return merge.Reports(opt, con)
	}

	// If the judge itself has chosen the learner's own program, print a note. Otherwise a user who has
	// forgotten this program would think that the verdict is about the repository's solution.
	if opt.Attempt != "" {
		fmt.Fprintf(con.Err, "judge: "+args.Named(attemptNote), opt.Attempt)
	}
	if opt.Watch {
		return board.Watch(ctx, opt, con)
	}
	status, rep := session.Once(ctx, opt, con)
	if status != session.ExitTrouble && opt.ShowsCase() {
		failing.Show(ctx, con, rep)
	}
	return status
}
