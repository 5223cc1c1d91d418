// This file runs compilers.

package build

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/sandbox"
	"oj/tools/language"
)

// goEnv shields the builds from the settings and the module of whoever calls the judge. Programs are static and depend
// on the standard library alone, as those pasted into a judge. What was compiled of that is kept where the go command of
// whoever calls the judge keeps it, unless that folder is another user's.
func (b *Builder) goEnv() (env []string, kept string, err error) {
	kept = os.Getenv("GOCACHE")
	if users, err := os.UserCacheDir(); kept == "" && err == nil {
		kept = filepath.Join(users, "go-build")
	}
	if !sandbox.Owns(kept) {
		kept = filepath.Join(b.Cache, "go-build")
	}
	return []string{
		"GO111MODULE=on", "GOFLAGS=", "GOWORK=off", "GOTOOLCHAIN=local", "CGO_ENABLED=0", "GOPROXY=off",
		"GOOS=" + runtime.GOOS, "GOARCH=" + runtime.GOARCH, "PWD=", "GODEBUG=", "GOEXPERIMENT=", "GOCACHE=" + kept,
	}, kept, os.MkdirAll(kept, 0o755)
}

// The limits of a compiler, where a job does not say otherwise.
const (
	defaultTimeout = 5 * time.Minute
	defaultMemory  = 2 << 30 // bytes, of all its processes
	maxFile        = 4 << 30 // bytes, of each file that it writes
	maxProcesses   = 512     // with threads; with some more for each processor, since the go command and machines for Java have threads for each
	maxMessages    = 64 << 10
)

// run runs a compiler in dir, shut in like the programs that it compiles. It returns why there is no program,
// "" if there is one, and whether that is because the compiler exceeded its limits; and an error when it could not be run.
func (b *Builder) run(ctx context.Context, job Job, lang *language.Language, dir string, args []string) (failed string, ended bool, err error) {
	temp, err := os.MkdirTemp(b.Temp, "compiler-")
	if err != nil {
		return "", false, err
	}
	defer sandbox.RemoveAll(temp)
	env, writable := []string{"TMPDIR=" + temp, "GOTMPDIR=" + temp, "TMP=" + temp, "TEMP=" + temp}, []string{temp}
	if lang.ID == "go" {
		settings, kept, err := b.goEnv()
		if err != nil {
			return "", false, err
		}
		env, writable = append(env, settings...), append(writable, kept)
	}
	args = language.Fill(args, dir, 0)
	out := &sandbox.Ends{First: maxMessages}
	limits := sandbox.Limits{
		Wall: cmp.Or(job.Timeout, defaultTimeout), Memory: cmp.Or(job.Memory, defaultMemory),
		FileSize: maxFile, Processes: maxProcesses + 64*runtime.NumCPU(),
	}
	got, err := sandbox.Run(ctx, sandbox.Spec{
		Args: args, Dir: dir, Writable: writable, Shown: b.companions(lang), Stdout: out, Stderr: out, Limits: limits,
		Env: (&exec.Cmd{Env: slices.Concat(os.Environ(), env)}).Environ(), // of a name that stands there twice the last counts
	})
	if err = cmp.Or(ctx.Err(), err); err != nil {
		return "", false, err
	}
	text := out.String()
	switch got.Status {
	case sandbox.Exited:
		if got.ExitCode == 0 {
			return "", false, nil
		}
	case sandbox.Signaled:
		text += fmt.Sprintf("\nthe compiler was killed by a signal (%v)", got.Signal)
	case sandbox.MemoryLimit:
		text += fmt.Sprintf("\nthe compiler took more memory than %d MiB (limits.compilation_memory)", limits.Memory>>20)
	case sandbox.TimeLimit:
		text += fmt.Sprintf("\nthe compiler ran longer than %v", limits.Wall)
	default:
		text += fmt.Sprintf("\nthe compiler was ended: %v", got.Status)
	}
	ended = got.Status != sandbox.Exited && got.Status != sandbox.Signaled

	// A full disk is no fault of the program. A source may print the same words, so the disk itself decides.
	if noSpace.MatchString(text) {
		ended = true
		if err := cmp.Or(checkSpace(temp), checkSpace(dir)); err != nil {
			return "", false, err
		}
	}
	return cmp.Or(readable(text, dir), filepath.Base(args[0])+" refused the source without a message"), ended, nil
}

// noSpace matches what compilers say on a full disk.
var noSpace = regexp.MustCompile(`(?i)no space left on device|disk quota exceeded`)

// leastSpace is how many bytes a folder must have room for, or else the disk counts as full.
const leastSpace = 4 << 20

// checkSpace returns an error if the disk of a folder is full.
func checkSpace(folder string) error {
	probe := filepath.Join(folder, ".space")
	defer os.Remove(probe)
	if err := os.WriteFile(probe, make([]byte, leastSpace), 0o600); err != nil {
		return fmt.Errorf("the disk is too full for the compiler: %w", err)
	}
	return nil
}

// companions are what a compiler calls besides itself, which may be installed in the home of the user.
func (b *Builder) companions(lang *language.Language) (files []string) {
	if lang.ID != "kotlin" { // a script that calls Java
		return nil
	}
	if java, err := exec.LookPath("java"); err == nil {
		files = append(files, java)
	}
	if home := os.Getenv("JAVA_HOME"); home != "" {
		files = append(files, filepath.Join(home, "bin", "java"))
	}
	return slices.DeleteFunc(files, func(file string) bool { _, err := os.Stat(file); return err != nil })
}

// readable takes the folder of the build out of a compiler's messages, and the headlines of the go command, whose names
// of files begin in the folder of the source then.
func readable(messages, dir string) string {
	messages = strings.NewReplacer(dir+"/", "", dir+string(filepath.Separator), "", "\r\n", "\n").Replace(messages)
	messages = regexp.MustCompile(`(?m)^# .*\n?`).ReplaceAllString(messages, "")
	return strings.TrimSpace(regexp.MustCompile(`(?m)^\.[/\\]`).ReplaceAllString(messages, language.Dir+"/"))
}
