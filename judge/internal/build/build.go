// Package build turns sources into programs that can be started: it finds the language, compiles,
// and keeps the results in a cache keyed by content, toolchain and flags.
//
// Sources are copied, never changed, and compiled outside of their module, as the judge would that they are pasted
// into.
package build

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"oj/judge/internal/cache"
	"oj/judge/internal/language"
)

// Job is one program to be built.
type Job struct {
	Source string   // absolute; a file or a folder
	Lang   string   // identifier of a language, "" to find it from file names
	Std    string   // the language's standard, such as "c++11", or "go1.18"; "" for the default
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
	Dir     string // the folder in the cache with the sources and what was built
	Skipped string // why it could not be built here, such as a missing compiler
	Failed  string // the compiler's messages
	Entry   string // what is started, as a static validator is told: a file or a class
	start   []string
}

// Ready reports whether the program can be started.
func (p *Program) Ready() bool { return p.Skipped == "" && p.Failed == "" }

// Scripted reports whether the program is started by a run script of its own.
func (p *Program) Scripted() bool { return p.Lang == language.Scripts }

// Built lists the files in Dir, by their paths in it.
func (p *Program) Built() ([]string, error) {
	var names []string
	err := fs.WalkDir(os.DirFS(p.Dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && name != recordFile {
			names = append(names, filepath.FromSlash(name))
		}
		return err
	})
	return names, err
}

// Args returns the command that starts the program under this memory limit in bytes (0 for none).
func (p *Program) Args(memory int64) []string {
	mib := cmp.Or(memory>>20, 4096)
	words := strings.NewReplacer(language.Dir, p.Dir, language.Memory, fmt.Sprint(mib))
	args := make([]string, len(p.start))
	for i, a := range p.start {
		args[i] = words.Replace(a)
	}
	return args
}

// Builder builds programs. Its methods may be called by several goroutines at a time.
type Builder struct {
	Cache   string                           // a folder that outlives the run
	Temp    string                           // a folder of this run
	Workers int                              // compilers at a time
	Log     func(format string, args ...any) // told before something slow starts; may be nil

	tools sync.Map // by the names of languages: functions that find a tool once
}

// tool finds the tool of a language. The error says what is missing.
func (b *Builder) tool(ctx context.Context, l *language.Language) (language.Tool, error) {
	find, _ := b.tools.LoadOrStore(l.Name, sync.OnceValues(func() (language.Tool, error) { return l.Find(ctx) }))
	return find.(func() (language.Tool, error))()
}

// task is a job that the cache does not hold.
type task struct {
	Job
	src   *language.Source
	tool  language.Tool
	prog  *Program
	dir   string // where it is built before it enters the cache
	built bool   // together with others
}

// Build builds all jobs and returns their programs in the same order. The error is about the judge's
// own work (an unreadable source, a full disk, an interruption); compile errors are in the programs.
func (b *Builder) Build(ctx context.Context, jobs []Job) ([]*Program, error) {
	var progs []*Program
	var missing []*task
	seen := map[string]*Program{}
	for _, job := range jobs {
		src, err := readSource(job)
		if err != nil {
			return nil, err
		}
		prog := &Program{Lang: src.Lang}
		prog.Entry, _ = src.Started() // what cannot be found out fails when it is built
		tool, err := b.tool(ctx, src.Lang)
		if err != nil {
			prog.Skipped = err.Error()
			progs = append(progs, prog)
			continue
		}
		prog.Key = key(src, tool)
		prog.Dir = filepath.Join(b.Cache, prog.Key)
		if seen[prog.Key] == nil {
			seen[prog.Key] = prog
			if !prog.load() {
				missing = append(missing, &task{Job: job, src: src, tool: tool, prog: prog})
			}
		}
		progs = append(progs, seen[prog.Key])
	}
	if len(missing) > 0 {
		if b.Log != nil {
			b.Log("building %d programs", len(missing))
		}
		if err := b.compileAll(ctx, missing); err != nil {
			return nil, err
		}
	}
	for i, job := range jobs {
		folder := job.Source
		if info, err := os.Stat(folder); err == nil && !info.IsDir() {
			folder = filepath.Dir(folder)
		}
		own := *progs[i] // equal sources are built once
		own.Failed = strings.ReplaceAll(own.Failed, language.Dir, folder)
		progs[i] = &own
	}
	return progs, nil
}

// recordFile tells how a cached build ended. It is hidden, since it is no part of the program.
const recordFile = ".built.json"

// record is what stands there.
type record struct {
	Failed string
	Start  []string
	Size   int64 // of the program, so that damage is noticed
}

// load takes a program from the cache.
func (p *Program) load() bool {
	if _, err := os.Stat(p.Dir); err != nil {
		return false
	}
	var r record
	text, err := os.ReadFile(filepath.Join(p.Dir, recordFile))
	if err != nil || json.Unmarshal(text, &r) != nil || r.Size != cache.SizeOf(p.Dir) { // damaged
		os.RemoveAll(p.Dir)
		return false
	}
	p.Failed, p.start = r.Failed, r.Start
	now := time.Now()
	os.Chtimes(p.Dir, now, now) // so that cleaning up knows what is in use; nothing depends on it
	return true
}

// store moves a finished build into the cache under its key.
func (t *task) store() error {
	text, err := json.Marshal(record{t.prog.Failed, t.prog.start, cache.SizeOf(t.dir)})
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(t.dir, recordFile), text, 0o644); err != nil {
		return err
	}
	if err := os.Rename(t.dir, t.prog.Dir); err != nil {
		// Another judge may have stored the same program meanwhile; equal keys, equal programs.
		if _, statErr := os.Stat(t.prog.Dir); statErr != nil {
			return err
		}
	}
	return nil
}

// compileAll builds the tasks in a new folder in the cache, from which store renames them: those in Go of one version
// together first, then side by side what is left.
func (b *Builder) compileAll(ctx context.Context, tasks []*task) error {
	if err := os.MkdirAll(b.Cache, 0o755); err != nil {
		return err
	}
	root, err := os.MkdirTemp(b.Cache, cache.Unfinished)
	if err != nil {
		return err
	}
	defer os.RemoveAll(root)
	modules := map[string][]*task{}
	for i, t := range tasks {
		parent := filepath.Join(root, cmp.Or(t.src.Standard(), t.src.Lang.ID))
		if t.src.Lang.ID == "go" {
			modules[parent] = append(modules[parent], t)
		}
		t.dir = filepath.Join(parent, fmt.Sprintf("p%04d", i))
		if err := write(t.src, t.dir); err != nil {
			return err
		}
	}
	for dir, programs := range modules {
		if err := b.compileModule(ctx, dir, programs); err != nil {
			return err
		}
	}
	return Parallel(b.Workers, len(tasks), func(i int) error { return b.compile(ctx, tasks[i]) })
}

// compile builds one program, if it is not there already, and stores it. One that was ended may fare otherwise on
// another day, so it is not stored.
func (b *Builder) compile(ctx context.Context, t *task) error {
	args, start, err := t.src.Commands(t.tool)
	if err != nil {
		t.prog.Failed = t.name() + ": " + err.Error()
		return t.store()
	}
	t.prog.start = start
	if args != nil && !t.built {
		for i, a := range args {
			args[i] = strings.ReplaceAll(a, language.Dir, t.dir)
		}
		messages, err := b.run(ctx, t.dir, args, t)
		if err != nil && !errors.Is(err, errCompile) {
			return err
		}
		if err == nil {
			messages = t.lacks(start[0])
		} else if messages = t.readable(messages); messages == "" {
			messages = filepath.Base(args[0]) + " refused the source without a message"
		}
		if t.prog.Failed = messages; errors.Is(err, errBounds) {
			return nil
		}
	}
	return t.store()
}

// name is how messages call the source: Build puts the folder where a job has it in place of Dir, since the cache gives
// them to equal sources elsewhere, too.
func (t *task) name() string {
	if t.src.Single {
		return filepath.Join(language.Dir, t.src.Own)
	}
	return language.Dir
}

// lacks says what a compiler did not write although it accepted the source, if that is the file that is to be started;
// for a library in Go that is no program.
func (t *task) lacks(file string) string {
	name, inside := strings.CutPrefix(file, language.Dir)
	if info, err := os.Stat(t.dir + name); !inside || err == nil && (info.Mode()&0o100 != 0 || runtime.GOOS == "windows") {
		return ""
	}
	if t.prog.Scripted() {
		return t.name() + ": the script build leaves no file run"
	}
	return t.name() + ": the compiler built no program of it; is it package main?"
}

// readable takes the folder of the build out of a compiler's messages, and the headlines of the go command, whose names
// of files begin in the folder of the source then.
func (t *task) readable(messages string) string {
	messages = strings.NewReplacer(t.dir+"/", "", t.dir+string(filepath.Separator), "", "\r\n", "\n").Replace(messages)
	var lines []string
	for line := range strings.Lines(strings.TrimSpace(messages)) {
		if name, here := strings.CutPrefix(line, "."+string(filepath.Separator)); here {
			line = filepath.Join(language.Dir, name)
		}
		if !strings.HasPrefix(line, "# ") {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "")
}

// Parallel calls do for every number below n, in so many workers, and returns the error of the least number that has one.
func Parallel(workers, n int, do func(i int) error) error {
	errs := make([]error, n)
	var begun atomic.Int64
	var wg sync.WaitGroup
	for range max(1, workers) {
		wg.Go(func() {
			for i := begun.Add(1) - 1; i < int64(n); i = begun.Add(1) - 1 {
				errs[i] = do(int(i))
			}
		})
	}
	wg.Wait()
	return cmp.Or(errs...)
}
