// Package feedback reads and writes the files with which checkers, referees and visualizers pass information to the
// judge and to each other. These files are in the feedback folder, which is the third argument of each of these
// programs.
//
// The package uses only the subset of Go that tools/bundle translates to C++, because exported packages
// contain checkers, referees and visualizers in C++.
package feedback

import "os"

// Write writes a file into the feedback folder. name is the file's name, such as judgemessage.txt.
func Write(folder, name, text string) error {
	file, err := os.Create(folder + "/" + name)
	if err != nil {
		return err
	}

	_, err = file.WriteString(text)
	if closed := file.Close(); err == nil {
		err = closed
	}
	return err
}

// Read returns the content of a file in the feedback folder, or "" if the file does not exist.
func Read(folder, name string) string {
	text, err := os.ReadFile(folder + "/" + name)
	if err != nil {
		return ""
	}
	return string(text)
}
