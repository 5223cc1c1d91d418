// Errors for files that do not exist.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// about prints the result of each test for such errors.
func about(err error) {
	fmt.Println(err, os.IsNotExist(err), errors.Is(err, os.ErrNotExist), errors.Is(err, fs.ErrNotExist), err == os.ErrNotExist)
}

func main() {
	_, missing := os.Open("no/such/file.txt")
	about(missing)
	about(fmt.Errorf("settings: %w", missing))
	_, err := os.ReadFile("no/such/file.txt")
	about(err)
	_, err = os.Stat("no/such/file.txt")
	about(err)
	_, err = os.Create("no/such/file.txt")
	about(err)
	_, err = os.Open("/dev/null/below")
	about(err)

	about(os.ErrNotExist)
	about(fmt.Errorf("wrapped: %w", os.ErrNotExist))
	about(errors.New("file does not exist"))
	about(nil)
	about(&os.PathError{Op: "find", Path: "it", Err: fs.ErrNotExist})
	about(errors.Join(errors.New("other"), missing))

	var path *fs.PathError
	fmt.Println(errors.As(fmt.Errorf("outer: %w", missing), &path), path.Op, path.Err, errors.Is(missing, path.Err))
	fmt.Println(path.Unwrap() == path.Err, errors.Unwrap(missing) == path.Err, path.Err == err)
	if _, err := os.Open("/dev/null"); err != nil {
		fmt.Println("not reached", err)
	}
}
