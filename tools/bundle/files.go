package main

import "oj/tools/atomicfile"

// replaceFile replaces the text of a file in one step. If the file has the text already, it is not touched.
func replaceFile(name string, text []byte) error {
	if err := atomicfile.Write(name, text); err != nil {
		return fileError{err}
	}
	return nil
}
