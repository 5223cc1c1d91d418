// The old names of functions that are in os and io today.
package main

import (
	"bufio"
	"fmt"
	"io/ioutil"
	"os"
	"strings"
)

func main() {
	b, err := ioutil.ReadFile("no such file")
	fmt.Println(len(b), err != nil)
	in := bufio.NewReader(os.Stdin)
	line, _ := in.ReadString('\n')
	rest, err := ioutil.ReadAll(in)
	fmt.Printf("%q %q %v\n", line, rest, err)
	text, _ := ioutil.ReadAll(strings.NewReader("text"))
	fmt.Fprintln(ioutil.Discard, "nowhere")
	fmt.Println(string(text))
}
