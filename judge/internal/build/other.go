// This file compiles programs of all languages but Go, one at a time.

package build

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
)

// compileOne builds one program in a folder that then enters the cache.
func (b *Builder) compileOne(ctx context.Context, t *task) error {
	if err := b.workspace(t); err != nil {
		return err
	}
	stored := false
	defer func() {
		if !stored {
			os.RemoveAll(t.fresh)
		}
	}()
	if err := t.src.write(t.fresh); err != nil {
		return err
	}
	tl, err := b.tool(ctx, t.src.lang)
	if err != nil {
		return err
	}
	args, start, err := t.commands(tl)
	if err != nil {
		t.prog.Failed = t.job.Source + ": " + err.Error()
	} else {
		t.prog.start = start
		for i, a := range args {
			args[i] = strings.ReplaceAll(a, dirWord, t.fresh)
		}
		if err := b.compileIn(ctx, t, args); errors.Is(err, errBounds) {
			return nil
		} else if err != nil {
			return err
		}
	}
	stored = true
	return b.store(t)
}

// compileIn runs the compiler, if the language has one. A source that it refuses is no error, but that it
// was ended is errBounds.
func (b *Builder) compileIn(ctx context.Context, t *task, args []string) error {
	if len(args) == 0 {
		return nil
	}
	messages, err := b.run(ctx, b.bounds(t), t.fresh, nil, nil, args...)
	if _, missing := os.Stat(filepath.Join(t.fresh, "run")); err == nil && t.src.lang == scripted && missing != nil {
		t.prog.Failed = t.job.Source + ": the script build leaves no file run"
	}
	if err == nil {
		return nil
	}
	if !errors.Is(err, errCompile) {
		return err
	}
	t.prog.Failed = strings.NewReplacer(t.fresh+"/", "", t.fresh+string(filepath.Separator), "").Replace(strings.TrimSpace(messages))
	if t.prog.Failed == "" {
		t.prog.Failed = filepath.Base(args[0]) + " refused the source without a message"
	}
	if errors.Is(err, errBounds) {
		return err
	}
	return nil
}

// commands returns the command that compiles (nil for none) and the one that starts the program.
func (t *task) commands(tl tool) (compile, start []string, err error) {
	files := t.src.ofLanguage()
	exe := filepath.Join(dirWord, "program"+exeSuffix)
	switch t.src.lang.ID {
	case "c", "cgmp":
		args := []string{tl.path, "-O2", "-std=gnu11", "-pipe", "-o", exe}
		return append(append(append(args, files...), "-lm"), t.src.lang.libraries()...), []string{exe}, nil
	case "cpp", "cppgmp":
		return append(t.cpp(tl, files, exe), t.src.lang.libraries()...), []string{exe}, nil
	case "rust":
		main, err := t.entry(files, "main.rs")
		return []string{tl.path, "-O", "--edition=2021", "-o", exe, main}, []string{exe}, err
	case "java":
		return t.java(tl, files)
	case "kotlin":
		return t.kotlin(tl, files)
	case "python", "python3numpy":
		main, err := t.entry(files, "__main__.py", "main.py")
		check := "import sys\nfor f in sys.argv[1:]: compile(open(f, 'rb').read(), f, 'exec')"
		return append([]string{tl.path, "-c", check}, files...), []string{tl.path, "-B", filepath.Join(dirWord, main)}, err
	case "checktestdata":
		return nil, []string{tl.path, filepath.Join(dirWord, files[0])}, nil
	case "viva": // a pattern without an input is only looked at
		return []string{tl.path, files[0]}, []string{tl.path, filepath.Join(dirWord, files[0])}, nil
	case "shell":
		main, err := t.entry(files, "main.sh")
		return []string{tl.path, "-n", main}, []string{tl.path, filepath.Join(dirWord, main)}, err
	}
	return t.scripts()
}

// cpp compiles as UVa does when that standard is asked for, else as contests do today.
func (t *task) cpp(tl tool, files []string, exe string) []string {
	std := t.job.Std
	if std == "" {
		std = "gnu++20"
	}
	args := []string{tl.path, "-O2", "-std=" + std, "-pipe"}
	if std == "c++11" {
		args = append(args, "-DONLINE_JUDGE")
	}
	return append(append(args, "-o", exe), append(files, "-lm")...)
}

// entryName is what is started, in the words of the format: a file, or a class.
func (s *source) entryName(job Job) string {
	t := &task{job: job, src: s}
	switch files := s.ofLanguage(); {
	case job.Entry != "":
		return job.Entry
	case s.lang.ID == "java":
		return t.javaClass()
	case s.lang.ID == "kotlin":
		return cmp.Or(t.kotlinClass(), "MainKt")
	case len(files) > 0:
		return files[0]
	}
	return ""
}

// entry finds the file to start: the one that the job names, one of these, the only one, or that which is the
// program when others were put beside it.
func (t *task) entry(files []string, names ...string) (string, error) {
	if t.job.Entry != "" {
		names = []string{t.job.Entry}
	}
	for _, name := range names {
		if t.src.has(name) {
			return name, nil
		}
	}
	if len(files) == 1 {
		return files[0], nil
	}
	if own := filepath.Base(t.job.Source); t.src.single && t.job.Entry == "" && t.src.has(own) {
		return own, nil
	}
	return "", errors.New("which file is to be started? want one file, or one named " + strings.Join(names, " or "))
}

// scripts builds a folder with build and run scripts.
func (t *task) scripts() (compile, start []string, err error) {
	if t.src.has("build") {
		compile = []string{filepath.Join(dirWord, "build")}
	}
	return compile, []string{filepath.Join(dirWord, "run")}, nil
}
