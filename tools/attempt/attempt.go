// Package attempt finds the learner's own program of a problem that this repository has solved. tools/practise creates it
// in the folder mine, which git and the go command's ./... ignore. It never replaces the repository's own program without
// being asked for: only a command that names the problem by its id uses it.
package attempt

import (
	"os"
	"path/filepath"
	"strings"

	"oj/tools/language"
	"oj/tools/workspace"
)

// Top is the folder of all attempts in the top folder of a repository.
const Top = "mine"

// Folder returns the folder of the learner's program of a problem. It need not exist.
func Folder(root, id string) string { return filepath.Join(root, Top, filepath.FromSlash(id)) }

// Program returns the learner's program of a problem: a file, or the folder if it has several Go files. It returns "" if
// there is none. Of programs in several languages, Go comes first.
func Program(root, id string) string {
	if root == "" {
		return ""
	}
	return In(Folder(root, id))
}

// In returns the program in a folder: a file, or the folder itself if it has several Go files; "" if there is none.
func In(folder string) string {
	var sources []string
	entries, _ := os.ReadDir(folder) // a missing folder has no entries
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

// Named returns the learner's program that an argument of the command line means, and its problem. It returns "" if the
// argument is the path of a file or folder outside of the folder mine, such as problems/uva260, if it names several
// problems, or if there is no such program. dir is the working folder.
func Named(ws *workspace.Workspace, dir, arg string) (program, id string) {
	found, err := ws.Resolve(dir, []string{arg})
	if err != nil || len(found) != 1 || found[0].Sources == "" {
		return "", ""
	}
	id = found[0].ID

	// The start of an id may also be a path; Resolve prefers exact ids.
	isID := arg == id || "uva"+arg == id
	path := workspace.In(dir, arg)
	_, err = os.Stat(path)
	isMine := strings.HasPrefix(path, filepath.Join(ws.Root, Top)+string(filepath.Separator))
	if err == nil && !isID && !isMine {
		return "", ""
	}
	return Program(ws.Root, id), id
}
