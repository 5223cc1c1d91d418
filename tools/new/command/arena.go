// This file creates the first bot for a game of two players, whose referee is in testcases/ID/referee.

package command

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/workspace"
)

// addBot copies the game's starter with one of these extensions to problems/ID.
func (m *maker) addBot(id string, extensions []string) error {
	if !filepath.IsLocal(filepath.FromSlash(id)) {
		return fmt.Errorf("%q is not the name of a game", id)
	}
	folder := ""
	for _, module := range workspace.Modules(m.root) {
		dir := filepath.Join(module.Dir, "testcases", filepath.FromSlash(id), "starters")
		if folder == "" && workspace.IsDir(dir) {
			folder = dir
		}
	}
	if folder == "" {
		return fmt.Errorf("there is no game %q of two players: want a folder testcases/%s/starters", id, id)
	}
	var extension string
	for e := range starters(folder) {
		if slices.Contains(extensions, e) {
			extension = e
		}
	}
	if extension == "" {
		return fmt.Errorf("%s has no starter in this language; it has %s", id, strings.Join(slices.Sorted(maps.Keys(starters(folder))), ", "))
	}
	text, err := os.ReadFile(starters(folder)[extension])
	if err != nil {
		return err
	}

	name := "problems/" + id + "/bot" + extension
	file := filepath.Join(m.root, filepath.FromSlash(name))
	if _, err := os.Lstat(file); err == nil {
		return fmt.Errorf("%s exists already: rename it, and create a new one", name)
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	if err := atomicfile.Write(file, text); err != nil {
		return err
	}
	fmt.Fprintf(m.out, "created %s: it plays a legal move\n", name)
	fmt.Fprintln(m.out, args.Named("go run ./judge -arena -src "+name+" -src simple "+id+" tells if it is stronger than our simple player"))
	return nil
}

// starters returns the starters in a folder by the endings of their names. The one in Go has its own folder, because C++
// files may not stand beside Go files.
func starters(folder string) map[string]string {
	list := map[string]string{}
	for _, pattern := range []string{"bot.*", "*/bot.*"} {
		files, _ := filepath.Glob(filepath.Join(folder, pattern))
		for _, file := range files {
			list[filepath.Ext(file)] = file
		}
	}
	return list
}
