// Strings are bytes: indexing, slicing, ranging over UTF-8 (also invalid), comparing, building.
package main

import "fmt"

func main() {
	s := "héllo, 世界\xff!"
	for i, r := range s {
		fmt.Print(i, ":", r, " ")
	}
	fmt.Println(len(s), len([]rune(s)))
	for i := 0; i < len(s); i++ {
		fmt.Print(s[i], " ")
	}
	fmt.Println()
	fmt.Println(s[1:3], s[:1]+s[len(s)-1:], s == "héllo", s < "i", "a" < "ab", "Z" < "a")
	b := []byte(s)
	b[0] = 'H'
	fmt.Println(string(b), s[:5])
	t := ""
	for i := 0; i < 5; i++ {
		t += string(rune('a' + i))
	}
	t += "!" + t
	fmt.Println(t, t > s)
	c := s[0]
	c -= 'a' - 'A'
	fmt.Println(c, string(c), s[0] == 'h')
	m := map[byte]int{}
	for _, x := range []byte("banana") {
		m[x]++
	}
	fmt.Println(m, m['a'])
	raw := `a\n
b`
	fmt.Println(raw, len(raw), "tab\tq\"uote\\")
	for i := range "abc" {
		fmt.Print(i)
	}
	for range "né" {
		fmt.Print("*")
	}
	fmt.Println()
	var e string
	fmt.Println(e == "", len(e), []byte(e), []rune("\xc3\x28"))
	r := []rune("añb")
	r[1] = 'n'
	fmt.Println(string(r), string(r[2:]))
	switch s[:1] {
	case "h":
		fmt.Println("case h")
	}
	fmt.Println("x\x00y" == "x", len("x\x00y"))
}
