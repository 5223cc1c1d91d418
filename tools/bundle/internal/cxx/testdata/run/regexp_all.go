// Package regexp as programs use it: compiling, finding, replacing, splitting, panics and error messages.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"regexp"
	"regexp/syntax"
	"strings"
)

type Regexp struct{ name string } // the program may have a type of that name, too

var (
	date  = regexp.MustCompile(`(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d)`)
	word  = regexp.MustCompile(`[A-Za-z]+`)
	tag   = regexp.MustCompile(`(?i)<(/?)([a-z][a-z0-9]*)([^>]*)>`)
	empty = regexp.MustCompile(`x*`)
)

func main() {
	s := "from 2024-02-29 to 2025-12-31"
	fmt.Println(date.MatchString(s), date.FindString(s), date.FindStringIndex(s), date.FindAllString(s, -1))
	fmt.Println(date.ReplaceAllString(s, "$day.$month.$year"), date.ReplaceAllString(s, "${1}x$1x"), date.SubexpIndex("month"), date.NumSubexp())
	m := date.FindStringSubmatch(s)
	for i, name := range date.SubexpNames() {
		fmt.Printf("%d %q %q\n", i, name, m[i])
	}
	fmt.Printf("%s %s\n", date.ExpandString(nil, "$year/$month", s, date.FindStringSubmatchIndex(s)), date.Expand([]byte(">"), []byte("$day"), []byte(s), date.FindSubmatchIndex([]byte(s))))
	fmt.Println(word.ReplaceAllStringFunc("the quick brown", strings.ToUpper), string(word.ReplaceAllFunc([]byte("ab"), func(b []byte) []byte { return append(b, b...) })))
	fmt.Println(string(word.ReplaceAll([]byte("a b"), []byte("[$0]"))), string(word.ReplaceAllLiteral([]byte("a b"), []byte("$0"))), word.ReplaceAllLiteralString("a", "$0"))
	fmt.Printf("%q %q %q\n", regexp.MustCompile(`\s*[,;]\s*`).Split("a , b;c,d", -1), word.Split("1a2b3", 2), empty.Split("axbxc", -1))
	fmt.Println(empty.ReplaceAllString("abc", "-"), empty.FindAllStringIndex("axb", -1), len(empty.FindAllString("", -1)))
	fmt.Println(tag.ReplaceAllString("<B class=x>bold</B>", "[$1$2]"), tag.FindAllStringSubmatchIndex("<a><b >", -1))
	fmt.Println(regexp.QuoteMeta("1+1=2? [a.b]"), regexp.MustCompile(regexp.QuoteMeta("a.b*")).MatchString("a.b*"))
	ok, err := regexp.MatchString(`^\w+$`, "héllo")
	fmt.Println(ok, err)
	ok, err = regexp.Match(`a{2,3}?b`, []byte("caab"))
	fmt.Println(ok, err)
	fmt.Println(regexp.MatchReader("b+", bufio.NewReader(strings.NewReader("aabb"))))
	for _, p := range []string{"a(b", "a)", "[z-a]", "*a", "a{1,1001}", "(?P<n>a)(?P<n>b)", `\8`, "[[:nope:]]", `\pX`, "(?<n>a)", "a\xff", strings.Repeat("(", 1001)} {
		_, err := regexp.Compile(p)
		var e *syntax.Error
		fmt.Println(errors.As(err, &e), err != nil && len(err.Error()) < 100)
		if e != nil && len(p) < 100 {
			fmt.Printf("%v %q %q\n", err, e.Code, e.Expr)
		}
	}
	fmt.Printf("%T %v %T %s\n", date, date, Regexp{"mine"}, regexp.MustCompile("`").String())
	a, b := regexp.MustCompile(`(a*)*b`), regexp.MustCompilePOSIX(`a+|a+b`)
	fmt.Println(a.MatchString(strings.Repeat("a", 5000)), b.FindString("aab"), regexp.MustCompile(`a+|a+b`).FindString("aab"))
	long := strings.Repeat("ab", 30000) + "c"
	fmt.Println(regexp.MustCompile(`(ab)*c$`).FindStringIndex(long), regexp.MustCompile(`^(?:a|b)*?c`).MatchString(long))
	tree, _ := syntax.Parse("a|b*", syntax.Perl)
	prog, _ := syntax.Compile(tree.Simplify())
	fmt.Println(tree, tree.Op, prog)
	defer fmt.Println("deferred")
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		fmt.Println(date.FindStringSubmatch(in.Text()))
	}
	regexp.MustCompile(`a(`)
}
