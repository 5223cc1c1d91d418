// Package attempt finds the learner's own program for a problem of the course. tools/practise creates such
// programs in the folder mine. Git ignores this folder, and the go command's pattern ./... does not include
// it. By default, the judge and the tools use the repository's solution. If the command line names the
// problem by its id, or names a path in mine, they use the learner's program instead.
package attempt

import (
	"os"
	"path/filepath"
	"strings"

	"oj/tools/shared/language"
	"oj/tools/shared/workspace"
)

// Top is the folder that contains all attempts, relative to the root of a repository.
const Top = "mine"

// Folder returns the folder of the learner's program for a problem. The folder need not exist.
func Folder(root, id string) string { return filepath.Join(root, Top, filepath.FromSlash(id)) }

// Path returns the path of the learner's program for a problem: a file, or the folder if it contains several
// Go files. It returns "" if there is none. If there are programs in several languages, it returns the Go
// program.
func Path(root, id string) string {
	if root == "" {
		return ""
	}
	return In(Folder(root, id))
}

// In returns the path of the program in a folder: a file, or the folder itself if it contains several Go
// files. If there is no program, it returns "".
func In(folder string) string {
	var sources []string
	entries, _ := os.ReadDir(folder) // treat a missing folder as empty
	for _, e := range entries {
		isTest := strings.HasSuffix(e.Name(), "_test.go")
		if !e.IsDir() && !isTest && filepath.Ext(e.Name()) == ".go" {
			sources = append(sources, filepath.Join(folder, e.Name()))
		}
	}

	switch len(sources) {
	case 0:
	case 1:
		return sources[0]
	default:
		return folder
	}
	for _, name := range language.Mains() {
		file := filepath.Join(folder, name)
		if _, err := os.Stat(file); err == nil {
			return file
		}
	}
	return ""
}

// Named returns the learner's program to which an argument of the command line refers, and the id of its
// problem. It returns "" if there is no such program, or if the argument names several problems. It also
// returns "" for the path of a file or folder outside the folder mine, such as problems/uva260. dir is the
// working folder.
func Named(ws *workspace.Workspace, dir, arg string) (program, id string) {
	found, err := ws.Resolve(dir, []string{arg})
	if err != nil || len(found) != 1 || found[0].Sources == "" {
		return "", ""
	}
	id = found[0].ID

	// An argument such as uva260 may be both an id and the path of a file. Prefer the id, as
	// workspace.Resolve does.
	isID := workspace.IsID(arg, id)
	path := workspace.In(dir, arg)
	_, err = os.Stat(path)
	isMine := strings.HasPrefix(path, filepath.Join(ws.Root, Top)+string(filepath.Separator))
	if err == nil && !isID && !isMine {
		return "", ""
	}
	return Path(ws.Root, id), id
}
