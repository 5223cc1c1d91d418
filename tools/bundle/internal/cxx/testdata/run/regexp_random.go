// Random regular expressions on random texts: all of package regexp that searches.
package main

import (
	"fmt"
	"regexp"
	"strings"
)

var state uint64 = 88172645463325252

func random(n int) int {
	state ^= state << 13
	state ^= state >> 7
	state ^= state << 17
	return int(state>>33) % n
}

var atoms = []string{"a", "b", "c", "ab", "ba", ".", "[ab]", "[^a]", "[a-c]", "\\d", "\\w", "\\s", "\\W", "\\b", "\\B", "^", "$", "é", "[é-ö]", "(?i)A", "(?s).",
	"\\x{62}", "[[:alpha:]]", "\\A", "\\z", "\\Qa.b\\E", "\\pL", "\\p{Greek}", "\\PN", "(?i:ſ)", "\\.", "[\\d-]", "", "(", ")", "[", "\\", "*", "a**", "\\8", "(?P<x", "[b-a]", "\\p{No}", "x{1001}", "(?z)"}

var quantifiers = []string{"*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{1,}", "{0,2}?", "{,2}"}

func pattern(depth int) string {
	var b strings.Builder
	for n := 1 + random(3); n > 0; n-- {
		x := atoms[random(33)]
		if random(60) == 0 {
			x = atoms[random(len(atoms))]
		}
		if depth > 0 && random(2) == 0 {
			switch x = pattern(depth - 1); random(5) {
			case 0:
				x = "(?:" + x + ")"
			case 1:
				x = "(?P<n>" + x + ")"
			case 2:
				x = "(?iU:" + x + "|" + pattern(depth-1) + ")"
			case 3:
				x = "(" + x + "|" + pattern(depth-1) + ")"
			default:
				x = "(" + x + ")"
			}
		}
		b.WriteString(x)
		if random(3) == 0 {
			b.WriteString(quantifiers[random(len(quantifiers))])
		}
	}
	if depth > 1 && random(4) == 0 {
		b.WriteString("|" + pattern(depth-1))
	}
	return b.String()
}

var pieces = []string{"a", "b", "c", "a", "b", "ab", "A", "B", " ", "1", "é", "α", "\n", "-", ".", "x", "ſ", "\xff", "世"}

func text() string {
	var b strings.Builder
	for n := random(14); n > 0; n-- {
		b.WriteString(pieces[random(len(pieces))])
	}
	return b.String()
}

func main() {
	matches, errors := 0, 0
	for i := 0; i < 1500; i++ {
		p := pattern(2)
		compile := regexp.Compile
		if i%7 == 0 {
			compile = regexp.CompilePOSIX
		}
		re, err := compile(p)
		if err != nil {
			fmt.Printf("%q %v\n", p, err)
			errors++
			continue
		}
		prefix, whole := re.LiteralPrefix()
		fmt.Printf("%q %d %q %q %t\n", re.String(), re.NumSubexp(), re.SubexpNames(), prefix, whole)
		if i%5 == 0 {
			re.Longest()
		}
		for k := 0; k < 6; k++ {
			s := text()
			if !re.MatchString(s) {
				continue
			}
			matches++
			fmt.Printf("\t%q %v %v %v %q", s, re.FindStringSubmatchIndex(s), re.FindAllStringIndex(s, -1), re.FindReaderIndex(strings.NewReader(s)),
				re.FindAllStringSubmatch(s, 2))
			fmt.Printf(" %q %q", re.ReplaceAllString(s, "<$1${n}$$>"), re.ReplaceAllLiteralString(s, "$1"))
			fmt.Printf(" %q %q %q\n", re.Split(s, -1), re.ReplaceAllStringFunc(s, strings.ToUpper), re.FindAll([]byte(s), 3))
		}
	}
	fmt.Println(matches > 1000, errors > 20)
}
