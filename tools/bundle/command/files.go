package command

import "oj/tools/shared/atomicfile"

// replaceFile replaces the content of a file atomically. It does nothing if the file already contains the text.
func replaceFile(name string, text []byte) error {
	if err := atomicfile.Write(name, text); err != nil {
		return fileError{err}
	}
	return nil
}
