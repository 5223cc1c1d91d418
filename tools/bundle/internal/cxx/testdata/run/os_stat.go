// Stat: programs test whether their input comes from a terminal.
package main

import (
	"fmt"
	"io/fs"
	"os"
)

type Size struct{ w int }

func (s Size) Size() int { return s.w }

type sized interface{ Size() int }

func main() {
	st, err := os.Stdin.Stat()
	fmt.Println(st.Mode()&os.ModeCharDevice == 0, err, st.Name())
	f, err := os.Open("/dev/null")
	if err != nil {
		panic(err)
	}
	null, err := f.Stat()
	m := null.Mode()
	fmt.Println(null.Name(), null.Size(), null.IsDir(), m, err)
	fmt.Println(m&os.ModeCharDevice != 0, m&fs.ModeDevice != 0, m.IsDir(), m.IsRegular(), m.Perm() == 0666, m.Type() == fs.ModeDevice|fs.ModeCharDevice)
	var info os.FileInfo
	info, err = os.Stat("/usr/")
	fmt.Println(info.Name(), info.IsDir(), info.Mode().IsDir(), info.Mode(), err)
	fmt.Printf("%v %s\n", info.Mode().Perm(), fs.FileMode(0644).String())
	_, err = os.Stat("/no/such/file")
	fmt.Println(err)
	var s sized = Size{3}
	fmt.Println(s.Size())
}
