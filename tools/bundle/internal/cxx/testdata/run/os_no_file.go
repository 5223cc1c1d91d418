// Files that could not be opened, used all the same.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

func main() {
	f, err := os.Open("no/such/file.txt")
	fmt.Println(f == nil, err)
	sc := bufio.NewScanner(f)
	for sc.Scan() {
		fmt.Println("not reached")
	}
	fmt.Println(sc.Err(), sc.Text() == "")
	r := bufio.NewReader(f)
	line, err := r.ReadString('\n')
	fmt.Println(line == "", err)
	var n int
	k, err := fmt.Fscan(f, &n)
	fmt.Println(k, err)
	k, err = fmt.Fscan(bufio.NewReader(f), &n)
	fmt.Println(k, err)
	_, err = f.Write([]byte("lost"))
	fmt.Println(err)
	_, err = io.ReadAll(bufio.NewReader(f))
	fmt.Println(err)
	fmt.Println(f.Close())
	defer f.Close()
}
