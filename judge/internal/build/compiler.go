// This file runs compilers.

package build

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/process"
	"oj/judge/internal/remove"
	"oj/tools/shared/language"
)

// goEnv returns environment variables that make builds independent of the user's Go settings and Go module.
// Programs are statically linked and use only the standard library, as on a site. goCache is the folder
// of Go's build cache: the user's own, so that the standard library is compiled only once. If that folder
// does not exist, belongs to another user or cannot be written, goCache is a folder in the judge's cache.
func (b *Builder) goEnv() (env []string, goCache string, err error) {
	goCache = os.Getenv("GOCACHE")
	if users, err := os.UserCacheDir(); goCache == "" && err == nil {
		goCache = filepath.Join(users, "go-build")
	}

	// In the sandbox a compiler can write only to folders of the judge's user.
	if !owns(goCache) || !isWritable(goCache) {
		goCache = filepath.Join(b.Cache, "go-build")
	}

	return []string{
		"GO111MODULE=on", "GOFLAGS=", "GOWORK=off", "GOTOOLCHAIN=local", "CGO_ENABLED=0", "GOPROXY=off",
		"GOOS=" + runtime.GOOS, "GOARCH=" + runtime.GOARCH, "PWD=", "GODEBUG=", "GOEXPERIMENT=", "GOCACHE=" + goCache,
	}, goCache, os.MkdirAll(goCache, 0o755)
}

// passed lists further environment variables that compilers get, in addition to settings: those that say where things
// are installed. A compiler gets no others, because a source can read them, and may then contain a password.
var passed = []string{
	"PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "GOPATH", "GOMODCACHE", "CARGO_HOME", "RUSTUP_HOME", "PYENV_ROOT", "PYENV_VERSION",
	"DOTNET_ROOT", "KOTLIN_HOME", "NIX_CC", "NIX_BINTOOLS", "NIX_CFLAGS_COMPILE", "NIX_LDFLAGS", "SDKROOT", "DEVELOPER_DIR",
	"SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "PROGRAMFILES", "PROGRAMFILES(X86)", "PROGRAMDATA",
	"USERPROFILE", "LOCALAPPDATA", "APPDATA", "INCLUDE", "LIB", "NUMBER_OF_PROCESSORS", "PROCESSOR_ARCHITECTURE",
}

// permitted returns the environment of compilers.
func permitted() (env []string) {
	for _, name := range slices.Concat(settings, passed) {
		if value, set := os.LookupEnv(name); set {
			env = append(env, name+"="+value)
		}
	}
	return env
}

// isWritable reports whether files can be created in a folder. Creating one is the only reliable test, because the file
// system may be read-only.
func isWritable(dir string) bool {
	try, err := os.MkdirTemp(dir, "try-")
	if err == nil {
		os.Remove(try)
	}
	return err == nil
}

// Limits for running a compiler. A Job can set its own time and memory limit instead of the defaults.
const (
	// defaultLimit is the processor time of a compiler, and the time for which it may wait. Its wall-clock time may be
	// wallFactor times as long, because the machine may be busy.
	defaultLimit  = time.Minute
	wallFactor    = 5
	defaultMemory = 2 << 30   // bytes, of all processes of the compiler together
	maxFile       = 512 << 20 // bytes, of each file that the compiler writes
	maxSpace      = 1 << 30   // bytes, of all files in the folders of the program and for temporary files
	maxProcesses  = 512       // processes and threads of a compiler; moreProcesses is added for each processor
	// additional processes and threads for each processor: Go and Java start more threads on larger machines
	moreProcesses = 64
	maxMessages   = 64 << 10
)

// compilerRun is the result of running a compiler.
type compilerRun struct {
	process.State
	text   string // standard output and standard error
	limits process.Limits
}

// succeeded reports whether the compiler exited with status 0.
func (r *compilerRun) succeeded() bool { return r.Status == process.Exited && r.ExitCode == 0 }

// runCompiler runs a compiler in the folder dir, in the sandbox. shown lists further files that the compiler
// needs. A non-nil error means that the judge itself has failed.
func (b *Builder) runCompiler(ctx context.Context, job Job, lang *language.Language, dir string, args []string, shown ...string) (*compilerRun, error) {
	// The compiler may write only to a temporary folder, to dir, and to Go's build cache.
	temp, err := os.MkdirTemp(b.Temp, "compiler-")
	if err != nil {
		return nil, err
	}
	defer remove.All(temp)
	env, writable := []string{"TMPDIR=" + temp, "GOTMPDIR=" + temp, "TMP=" + temp, "TEMP=" + temp}, []string{temp}
	if lang.ID == "go" {
		settings, goCache, err := b.goEnv()
		if err != nil {
			return nil, err
		}
		env, writable = append(env, settings...), append(writable, goCache)
	}

	shown = slices.Concat(shown, b.companions(lang), headerFolders())
	out := &process.Ends{First: maxMessages}
	most := cmp.Or(b.Limit, job.Timeout, defaultLimit)
	limits := process.Limits{
		CPU: most, Idle: most, Wall: wallFactor * most, Memory: cmp.Or(job.Memory, defaultMemory),
		FileSize: maxFile, Space: maxSpace, Processes: maxProcesses + moreProcesses*runtime.NumCPU(),
	}

	got, err := b.Run(ctx, process.Spec{
		Args: args, Dir: dir, Writable: writable, Shown: shown, Stdout: out, Stderr: out, Limits: limits,
		Counted: []string{dir, temp},
		Env:     (&exec.Cmd{Env: slices.Concat(permitted(), env)}).Environ(), // if a name occurs twice, Environ keeps the last value
	})
	if err = cmp.Or(ctx.Err(), err); err != nil {
		return nil, err
	}

	// A full disk is a failure of the judge, not a compile error. If the compiler's messages say that the
	// disk is full, check this, because the compiler may have quoted such words from the source.
	run := &compilerRun{got, out.String(), limits}
	if noSpace.MatchString(run.text) && !run.succeeded() {
		if err := cmp.Or(checkSpace(temp), checkSpace(dir)); err != nil {
			return nil, err
		}
	}
	return run, nil
}

// run compiles a program in the folder dir. failed is the reason why there is no program, or "". volatile
// means that the result must not be cached, for example because the compiler has exceeded a limit. A non-nil
// err means that the judge itself has failed.
func (b *Builder) run(ctx context.Context, job Job, lang *language.Language, dir string, args []string) (failed string, volatile bool, err error) {
	args = language.Fill(args, dir, 0)
	got, err := b.runCompiler(ctx, job, lang, dir, args)
	if err != nil || got.succeeded() {
		return "", false, err
	}

	// Say why the compiler was stopped, because it could not print that itself. This line comes first: a report cuts long
	// messages off.
	text, reason := got.text, ""
	lacksThreads := noThreads.MatchString(text)
	switch got.Status {
	case process.Exited:
		if lacksThreads {
			reason = "the compiler could not start a thread: this user or its control group may start only few (ulimit -u, pids.max)"
		}
	case process.Signaled:
		reason = fmt.Sprintf("the compiler was killed by a signal (%v)", got.Signal)
	case process.MemoryLimit:
		reason = fmt.Sprintf("the compiler took more memory than %d MiB (limits.compilation_memory)", got.limits.Memory>>20)
	case process.TimeLimit, process.IdleLimit:
		reason = fmt.Sprintf("the compiler ran longer than %v (-compile-limit)", got.limits.CPU)
	case process.OutputLimit:
		reason = fmt.Sprintf("the compiler wrote a file of more than %d MiB, or more than %d MiB in all", maxFile>>20, maxSpace>>20)
	case process.ProcessLimit:
		reason = fmt.Sprintf("the compiler needs more processes and threads than the %d that it may start here", got.Processes)
		if got.Processes < got.limits.Processes {
			reason += ": this user or its control group (pids.max) may start only few"
		}
	default:
		reason = fmt.Sprintf("the compiler was stopped: %v", got.Status)
	}
	if reason != "" {
		text = reason + "\n" + text
	}
	volatile = got.Status != process.Exited && got.Status != process.Signaled || lacksThreads

	// Do not cache an error about a missing testlib.h, because the cache key stays the same when the user
	// installs the header.
	if noTestlib.MatchString(text) {
		volatile = true
		text += aboutTestlib
	}

	// Do not cache an error about a full disk, because the next attempt may succeed.
	volatile = volatile || noSpace.MatchString(text)
	return cmp.Or(readable(text, dir, args), filepath.Base(args[0])+" refused the source without a message"), volatile, nil
}

// noTestlib matches the messages of compilers about a missing testlib.h.
var noTestlib = regexp.MustCompile(`testlib\.h['"’]?(: No such file|.* file not found|.*No such file)`)

const aboutTestlib = "\ntestlib.h does not belong to this judge: download it from https://github.com/MikeMirzayanov/testlib and put it " +
	"beside the source, or into a folder that the environment variable CPLUS_INCLUDE_PATH names"

// headerFolders returns the folders that the user's environment variables add to the search path for C and
// C++ headers. The sandbox must show them, because they may be in the user's home, which is hidden.
func headerFolders() (folders []string) {
	for _, name := range []string{"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"} {
		for _, folder := range filepath.SplitList(os.Getenv(name)) {
			if info, err := os.Stat(folder); filepath.IsAbs(folder) && err == nil && info.IsDir() {
				folders = append(folders, folder)
			}
		}
	}
	return folders
}

// noThreads matches the messages of the Java runtime, in which the Kotlin and Scala compilers run, and of Go about a thread that
// could not be started.
var noThreads = regexp.MustCompile(`(?m)unable to create (new )?native thread|^runtime: failed to create new OS thread`)

// noSpace matches the messages of compilers about a full disk.
var noSpace = regexp.MustCompile(`(?i)no space left on device|disk quota exceeded`)

// A disk with less than leastSpace free bytes counts as full.
const leastSpace = 4 << 20

// checkSpace returns an error if the disk that contains the folder is full. It writes a file, because there is no other
// way to find out whether a quota is exhausted.
func checkSpace(folder string) error {
	// The name is random, because a compiler has written into the folder: through a symbolic link with a name that it can
	// predict, any file of the user would be overwritten.
	probe, err := os.CreateTemp(folder, ".space-")
	if err == nil {
		defer os.Remove(probe.Name())
		_, err = probe.Write(make([]byte, leastSpace))
		err = errors.Join(err, probe.Close())
	}
	if err != nil {
		return fmt.Errorf("the disk is too full for the compiler: %w", err)
	}
	return nil
}

// companions returns the helper programs that a compiler starts. The sandbox must show them, because they may
// be in the user's home, which is hidden.
func (b *Builder) companions(lang *language.Language) (files []string) {
	files = slices.Clone(lang.Reads)
	if lang.ID == "kotlin" { // Kotlin's compiler is a script that calls Java
		if java, err := exec.LookPath("java"); err == nil {
			files = append(files, java)
		}
		if home := os.Getenv("JAVA_HOME"); home != "" {
			files = append(files, filepath.Join(home, "bin", "java"))
		}
	}
	return slices.DeleteFunc(files, func(file string) bool { _, err := os.Stat(file); return err != nil })
}

// readable returns a compiler's messages without the temporary folder of the build and without the go command's lines
// that begin with #. In the result, relative file names begin with the placeholder for the folder of the source. args is
// the command of the compiler.
func readable(messages, dir string, args []string) string {
	messages = strings.NewReplacer(dir+"/", "", dir+string(filepath.Separator), "", "\r\n", "\n").Replace(messages)
	messages = regexp.MustCompile(`(?m)^# .*\n?`).ReplaceAllString(messages, "")
	messages = regexp.MustCompile(`(?m)^\.[/\\]`).ReplaceAllString(messages, language.Dir+"/")

	// Some compilers also name a source inside a line, for example in "In file included from ./a.cpp:1".
	for _, name := range args {
		if rest, isSource := strings.CutPrefix(name, "./"); isSource {
			inLine := regexp.MustCompile(`([\s"'(])\.[/\\]` + regexp.QuoteMeta(rest))
			messages = inLine.ReplaceAllString(messages, "$1"+language.Dir+"/"+strings.ReplaceAll(rest, "$", "$$"))
		}
	}
	return strings.TrimSpace(messages)
}
