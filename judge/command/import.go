// This file writes the testcases that cph has stored into folders.

package command

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"oj/judge/console"
	"oj/judge/internal/session"
	"oj/tools/shared/args"
	"oj/tools/shared/cph"
	"oj/tools/shared/workspace"
)

// importAll imports the testcases of programs, folders and .prob files. It returns the exit status.
func importAll(names []string, con *console.Console) int {
	status := session.ExitOK
	for _, name := range names {
		if err := importOne(workspace.In(con.Dir, name), con); err != nil {
			fmt.Fprintf(con.Err, "judge: -import %s: %v\n", name, err)
			status = session.ExitTrouble
		}
	}
	return status
}

// importOne imports one program, folder or .prob file.
func importOne(path string, con *console.Console) error {
	files := []string{path}
	switch {
	case workspace.IsDir(path):
		files, _ = filepath.Glob(filepath.Join(path, ".cph", ".*"+cph.Ext)) // a folder with * or [ in its name has no files
	case filepath.Ext(path) != cph.Ext:
		files = []string{cph.Find(path)}
	}
	if len(files) == 0 || files[0] == "" {
		return errors.New("cph has stored no tests: there is no file .cph/.*" + cph.Ext)
	}

	// One broken file must not prevent the import of the others.
	var failed []error
	for _, file := range files {
		failed = append(failed, importFile(file, con))
	}
	return errors.Join(failed...)
}

// importFile writes the testcases of a .prob file into a folder with the name of its program, and copies the program into
// it. It never changes an existing folder.
func importFile(file string, con *console.Console) error {
	p, err := cph.Read(file)
	if err != nil {
		return err
	}
	id := p.ID()
	if id == "" || id == "." {
		return fmt.Errorf("%s: it does not name its program (srcPath)", file)
	}
	dir := filepath.Join(con.Dir, id)
	if _, err := os.Lstat(dir); err == nil {
		return fmt.Errorf("%s exists already and was not changed", con.Relative(dir))
	}

	// Read the program first, so that an error leaves nothing behind.
	source := p.Source(file)
	var text []byte
	if source != "" {
		if text, err = os.ReadFile(source); err != nil {
			return err
		}
	}
	if err := p.Write(dir, "."); err != nil {
		return err
	}
	if source != "" {
		if err := os.WriteFile(filepath.Join(dir, filepath.Base(source)), text, 0o666); err != nil {
			os.RemoveAll(dir)
			return err
		}
	}
	fmt.Fprintf(con.Out, "%s: %d testcases; next: %s %s\n", con.Relative(dir), len(p.Tests),
		args.Named("go run ./judge")+" -watch", args.Quote(con.Relative(filepath.Join(dir, filepath.Base(source)))))
	return nil
}
