// Text: words by frequency, justification, ciphers, run lengths, columns; strings.Builder, Fields, Map, Replacer.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
	"unicode"
)

func justify(words []string, width int) (lines []string) {
	for i := 0; i < len(words); {
		j, total := i, 0
		for j < len(words) && total+len(words[j])+(j-i) <= width {
			total += len(words[j])
			j++
		}
		gaps := j - i - 1
		var sb strings.Builder
		for k := i; k < j; k++ {
			sb.WriteString(words[k])
			if k == j-1 {
				break
			}
			n := 1
			if j < len(words) {
				n = (width - total) / gaps
				if k-i < (width-total)%gaps {
					n++
				}
			}
			sb.WriteString(strings.Repeat(" ", n))
		}
		lines = append(lines, fmt.Sprintf("%-*s|", width, sb.String()))
		i = j
	}
	return
}

func caesar(s string, k int) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsUpper(r):
			return 'A' + (r-'A'+rune(k)+26)%26
		case unicode.IsLower(r):
			return 'a' + (r-'a'+rune(k)+26)%26
		case r == '!':
			return -1
		}
		return r
	}, s)
}

func runs(s string) string {
	out := []byte{}
	for i, j := 0, 0; i < len(s); i = j {
		for j < len(s) && s[j] == s[i] {
			j++
		}
		out = strconv.AppendInt(out, int64(j-i), 10)
		out = append(out, s[i])
	}
	return string(out)
}

func unruns(s string) string {
	var sb strings.Builder
	n := 0
	for _, c := range s {
		if d, err := strconv.Atoi(string(c)); err == nil {
			n = n*10 + d
			continue
		}
		sb.WriteString(strings.Repeat(string(c), n))
		n = 0
	}
	return sb.String()
}

func main() {
	in := bufio.NewReader(os.Stdin)
	title, _ := in.ReadString('\n')
	fmt.Println(strings.Title(strings.ToLower(strings.TrimSpace(title))))
	freq := map[string]int{}
	var words []string
	for {
		line, err := in.ReadString('\n')
		for _, w := range strings.FieldsFunc(line, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' }) {
			words = append(words, w)
			freq[strings.ToLower(w)]++
		}
		if err != nil {
			break
		}
	}
	for _, l := range justify(words, 20) {
		fmt.Println(l)
	}
	type wc struct {
		w string
		n int
	}
	var list []wc
	for w, n := range freq {
		list = append(list, wc{w, n})
	}
	sort.Slice(list, func(i, j int) bool {
		return list[i].n > list[j].n || list[i].n == list[j].n && list[i].w < list[j].w
	})
	for i, x := range list[:4] {
		fmt.Printf("%2d. %-8s%s %d\n", i+1, x.w, strings.Repeat("*", x.n), x.n)
	}
	secret := caesar("Hello, World!", 3)
	fmt.Println(secret, caesar(secret, -3))
	packed := runs("aaabccdddddddddddd")
	fmt.Println(packed, unruns(packed))
	r := strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")
	fmt.Println(r.Replace("a<b && c>d"), strings.EqualFold("Straße", "STRAßE"))
	fields := strings.Split("name:age:city", ":")
	fmt.Printf("%q %q\n", fields, strings.SplitN("k=v=w", "=", 2))
}
