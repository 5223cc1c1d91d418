// Package feedback reads and writes the files by which checkers, referees and visualizers send messages to the judge
// and to each other. The files are in the feedback folder. Its name is the third argument of these programs.
//
// The package uses only the subset of Go that tools/bundle translates to C++, because exported packages contain these
// programs in C++.
package feedback

import "os"

// Write writes a file of the feedback folder, such as judgemessage.txt.
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

// Read returns a file of the feedback folder, "" if there is none.
func Read(folder, name string) string {
	text, err := os.ReadFile(folder + "/" + name)
	if err != nil {
		return ""
	}
	return string(text)
}
