// Package build turns sources into programs that can be started: it finds the language, compiles,
// and keeps the results in a cache keyed by content, toolchain and flags.
//
// All Go programs that are missing from the cache are built by one call of the go command for each
// language version. Sources are copied, never changed, and compiled outside of their module, as the
// judge would that they are pasted into.
package build

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/cache"
	"oj/judge/internal/language"
)

// Job is one program to be built.
type Job struct {
	Source string   // absolute; a file or a folder
	Lang   string   // identifier of a language, "" to find it from file names
	GoLang string   // language version for Go, such as "1.18"; "" for that of the installed toolchain
	Std    string   // -std for C++, such as "c++11"; "" for the default
	Extra  []string // further files and folders to be put beside the sources (include/ of a package)
	Entry  string   // the file or class to start; "" to find it

	Validator bool                // an input validator, which may be written in checktestdata or VIVA
	Fill      func([]byte) []byte // changes the text of every file before it is built; nil for none
	FillExtra bool                // it changes only the files of Extra
	Timeout   time.Duration       // of the compiler; 0 for 5 minutes
	Memory    int64               // of the compiler with all its processes, in bytes; 0 for 2 GiB
}

// Program is what became of a Job. Exactly one of these holds: Ready, Skipped != "", Failed != "".
type Program struct {
	Lang    *language.Language
	Key     string // names content, toolchain and flags: equal keys, equal programs
	Dir     string // the folder in the cache with what was built
	Skipped string // why it could not be built here, such as a missing compiler
	Failed  string // the compiler's messages
	Entry   string // what is started, as a static validator is told: a file or a class
	start   []string
}

// Ready reports whether the program can be started.
func (p *Program) Ready() bool { return p.Skipped == "" && p.Failed == "" }

// Scripted reports whether the program is started by a run script of its own.
func (p *Program) Scripted() bool { return p.Lang == language.Scripts }

// Built lists the files in Dir, by their paths in it: what was built and, but for Go, the sources as well.
func (p *Program) Built() ([]string, error) {
	var names []string
	err := filepath.WalkDir(p.Dir, func(path string, d fs.DirEntry, err error) error {
		name, relErr := filepath.Rel(p.Dir, path)
		if err == nil && relErr == nil && !d.IsDir() && name != startFile {
			names = append(names, name)
		}
		return errors.Join(err, relErr)
	})
	return names, err
}

// Args returns the command that starts the program under this memory limit in bytes (0 for none).
func (p *Program) Args(memory int64) []string {
	mib := memory >> 20
	if mib <= 0 {
		mib = 4096
	}
	args := make([]string, len(p.start))
	for i, a := range p.start {
		args[i] = strings.ReplaceAll(a, language.Memory, fmt.Sprint(mib))
	}
	return args
}

// Builder builds programs. Its methods may be called by several goroutines at a time.
type Builder struct {
	Cache   string                           // a folder that outlives the run
	Temp    string                           // a folder of this run
	Workers int                              // compilers at a time
	Log     func(format string, args ...any) // told before something slow starts; may be nil

	mu    sync.Mutex
	tools map[string]found
}

// task is a job on its way through the builder.
type task struct {
	job   Job
	src   *source
	prog  *Program
	fresh string // the folder where it is built before it enters the cache
}

// Build builds all jobs and returns their programs in the same order. The error is about the judge's
// own work (an unreadable source, a full disk, an interruption); compile errors are in the programs.
func (b *Builder) Build(ctx context.Context, jobs []Job) ([]*Program, error) {
	tasks := make([]*task, len(jobs))
	progs := make([]*Program, len(jobs))
	var missing []*task
	seen := map[string]*Program{}
	for i, job := range jobs {
		t, err := b.prepare(ctx, job)
		if err != nil {
			return nil, err
		}
		tasks[i], progs[i] = t, t.prog
		if t.prog.Skipped != "" {
			continue
		}
		if same := seen[t.prog.Key]; same != nil {
			progs[i] = same
			continue
		}
		seen[t.prog.Key] = t.prog
		if !b.load(t) {
			missing = append(missing, t)
		}
	}
	if err := b.compile(ctx, missing); err != nil {
		return nil, err
	}
	return progs, nil
}

// prepare reads the source and computes its key.
func (b *Builder) prepare(ctx context.Context, job Job) (*task, error) {
	src, err := readSource(job)
	if err != nil {
		return nil, err
	}
	t := &task{job: job, src: src, prog: &Program{Lang: src.Lang, Entry: src.Started()}}
	tl, err := b.tool(ctx, src.Lang)
	if err != nil {
		t.prog.Skipped = err.Error()
		return t, nil
	}
	t.prog.Key = src.key(job, tl)
	return t, nil
}

// The files that tell how a cached build ended.
const (
	failedFile = "compile-error.txt"
	startFile  = "start.txt"
)

// load takes a program from the cache.
func (b *Builder) load(t *task) bool {
	dir := filepath.Join(b.Cache, t.prog.Key)
	if text, err := os.ReadFile(filepath.Join(dir, failedFile)); err == nil {
		t.prog.Failed = string(text)
		return true
	}
	text, err := os.ReadFile(filepath.Join(dir, startFile))
	if err != nil {
		return false
	}
	size, start, _ := strings.Cut(string(text), "\n")
	if size != strconv.FormatInt(sizeOf(dir), 10) { // damaged
		os.RemoveAll(dir)
		return false
	}
	t.prog.setStart(dir, strings.Split(start, "\n"))
	now := time.Now()
	os.Chtimes(dir, now, now) // so that cleaning up knows what is in use; nothing depends on it
	return true
}

// sizeOf returns how many bytes the files of a program have, but for those that tell how it was built and
// those that Python adds.
func sizeOf(dir string) int64 {
	return cache.SizeOf(dir, func(path string) bool {
		return filepath.Base(path) == "__pycache__" || path == filepath.Join(dir, startFile)
	})
}

// setStart keeps the command that starts the program, which was stored in dir.
func (p *Program) setStart(dir string, start []string) {
	p.Dir, p.start = dir, nil
	for _, a := range start {
		p.start = append(p.start, strings.ReplaceAll(a, language.Dir, dir))
	}
}

// compile builds what the cache did not hold: Go programs together, others side by side.
func (b *Builder) compile(ctx context.Context, missing []*task) error {
	if len(missing) == 0 {
		return nil
	}
	if b.Log != nil {
		b.Log("building %d programs", len(missing))
	}
	groups := map[string][]*task{}
	var order []string
	var work []func() error
	for _, t := range missing {
		if t.src.Lang.ID != "go" {
			work = append(work, func() error { return b.compileOne(ctx, t) })
			continue
		}
		if groups[t.job.GoLang] == nil {
			order = append(order, t.job.GoLang)
		}
		groups[t.job.GoLang] = append(groups[t.job.GoLang], t)
	}
	for _, level := range order {
		work = append(work, func() error { return b.compileGo(ctx, level, groups[level]) })
	}
	return Parallel(b.Workers, work)
}

// Parallel runs the functions, at most n at a time, and returns the first error in their order.
func Parallel(n int, work []func() error) error {
	if n < 1 {
		n = runtime.NumCPU()
	}
	errs := make([]error, len(work))
	slots := make(chan struct{}, n)
	var wg sync.WaitGroup
	for i, f := range work {
		slots <- struct{}{}
		wg.Go(func() {
			errs[i] = f()
			<-slots
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// store moves a finished build into the cache under its key.
func (b *Builder) store(t *task) error {
	p := t.prog
	name, text := startFile, fmt.Sprintf("%d\n%s", sizeOf(t.fresh), strings.Join(p.start, "\n"))
	if p.Failed != "" {
		name, text = failedFile, p.Failed
	}
	if err := os.WriteFile(filepath.Join(t.fresh, name), []byte(text), 0o644); err != nil {
		return err
	}
	final := filepath.Join(b.Cache, p.Key)
	if err := os.Rename(t.fresh, final); err != nil {
		// Another judge may have stored the same program meanwhile; equal keys, equal programs.
		if _, statErr := os.Stat(final); statErr != nil {
			return err
		}
		os.RemoveAll(t.fresh)
	}
	p.setStart(final, append([]string(nil), p.start...))
	return nil
}

// workspace makes the folder in which a task is built: in the cache, so that store can rename it.
func (b *Builder) workspace(t *task) error {
	if err := os.MkdirAll(b.Cache, 0o755); err != nil {
		return err
	}
	dir, err := os.MkdirTemp(b.Cache, cache.Unfinished)
	if err != nil {
		return err
	}
	t.fresh = dir
	return os.Chmod(dir, 0o755)
}
