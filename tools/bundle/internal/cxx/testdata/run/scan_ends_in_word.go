// The input ends within a word, without a newline: the next read must report the end, and not return the
// word again.
package main

import "fmt"

func main() {
	var n int
	var s, line string
	fmt.Scan(&n)
	for i := 0; i < n; i++ {
		k, err := fmt.Scanln(&line)
		fmt.Printf("%d %v %q\n", k, err, line)
	}
	for {
		if _, err := fmt.Scan(&s); err != nil {
			fmt.Println(err)
			break
		}
		fmt.Printf("%q\n", s)
	}
	k, err := fmt.Scanln(&line)
	fmt.Printf("%d %v %q\n", k, err, line)
	k, err = fmt.Scanf("%s", &line)
	fmt.Printf("%d %v %q\n", k, err, line)
}
