// Package single uses one program of a problem without judging it: Run runs it on the user's input, Debug starts a
// debugger, and Update replaces the answers of a package with its output.
package single

import (
	"context"
	"fmt"
	"io"
	"os"

	"oj/judge/console"
	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/trial"
	"oj/tools/shared/terminal"
)

// Runnable is a program for Run.
type Runnable struct {
	Problem, Name string // the names in the last line of the output
	Built         *build.Artifact
	Memory        int64  // the memory limit in bytes
	Limit         string // describes the problem's time limit, which is only printed; "" if there is none
	FileWriting   bool   // the program may write files
}

// Run runs a program. Only its memory and its processes are limited. At the end Run prints time and memory. It reports
// whether the program exited with status 0.
func Run(ctx context.Context, con *console.Console, p Runnable) (ok bool, err error) {
	// The program reads the user's standard input. If this is a terminal, the program reads it through a
	// pipe.
	stdin := con.Stdin
	if terminal.Is(stdin) {
		r, err := pipeFrom(stdin)
		if err != nil {
			return false, err
		}
		defer r.Close()
		stdin = r
	}

	// There is no time limit, because the user can stop the program.
	got, err := sandbox.Run(ctx, process.Spec{
		Args: p.Built.Args(p.Memory), Env: trial.EnvironmentOf(p.Built), ReadOnly: !p.FileWriting, Shown: []string{p.Built.Dir},
		Stdin: stdin, Stdout: con.Stdout, Stderr: con.Err,
		Limits: process.Limits{Memory: p.Memory, Processes: decide.MaxProcesses},
	})
	if err != nil {
		return false, err
	}

	// Print the time limit for comparison.
	limit := ""
	if p.Limit != "" {
		limit = " [" + p.Limit + "]"
	}
	fmt.Fprintf(con.Err, "%s %s: %s, %s%s, %s of memory\n",
		p.Problem, p.Name, decide.Ending(got), report.Seconds(got.CPU.Seconds()), limit, report.Bytes(got.Memory))
	return got.Status == process.Exited && got.ExitCode == 0, ctx.Err()
}

// pipeFrom returns a pipe with the input from a terminal. The program runs in its own session, so it cannot read from
// the terminal directly.
func pipeFrom(input *os.File) (*os.File, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	go func() { // the goroutine may outlive the program, because reading from a terminal cannot be interrupted
		io.Copy(w, input)
		w.Close()
	}()
	return r, nil
}
