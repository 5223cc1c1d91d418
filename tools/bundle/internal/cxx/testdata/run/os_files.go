// Files of package os: reading them, names, errors.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
)

func main() {
	_, err := os.ReadFile("no/such/file")
	fmt.Println(err)
	var pe *os.PathError
	if errors.As(err, &pe) {
		fmt.Println(pe.Op, pe.Path, pe.Error() == err.Error())
	}
	_, err = os.Open("no/such/file")
	fmt.Println(err)
	f, err := os.Open("/dev/null")
	if err != nil {
		fmt.Println(err)
		return
	}
	n, err := f.Read(make([]byte, 4))
	fmt.Println(n, err == io.EOF, f.Name(), f.Close())
	data, err := os.ReadFile("/dev/null")
	fmt.Println(len(data), err)
	fmt.Printf("%q\n", os.Getenv("SURELY_NOT_SET_ANYWHERE"))
	fmt.Println(os.Stdin.Name(), os.Stdout.Name(), os.Stderr.Name())
	os.Stdout.WriteString("written\n")
	os.Stdout.Write([]byte("as bytes\n"))
	_ = os.Stdout.Sync()
	text, err := io.ReadAll(os.Stdin)
	fmt.Printf("%q %v\n", text, err)
}
