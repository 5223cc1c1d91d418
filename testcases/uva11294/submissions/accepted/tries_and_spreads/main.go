// Accepted: seats one couple after the other, follows up what that forces, and turns the couple round if it fails.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// A side tells of each person, by couple and h or w, whether he or she sits with the bride: +1, opposite: -1, or free.
type side map[string]int

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n, m int
		fmt.Fscan(in, &n, &m)
		if n == 0 {
			return
		}
		loves := map[string][]string{}
		for ; m > 0; m-- {
			var a, b string
			fmt.Fscan(in, &a, &b)
			loves[a] = append(loves[a], b)
			loves[b] = append(loves[b], a)
		}
		fmt.Println(seating(n, loves))
	}
}

func seating(n int, loves map[string][]string) string {
	at := side{}
	if !seat(at, loves, "0w") {
		return "bad luck"
	}
	var people []string
	for couple := 1; couple < n; couple++ {
		h, w := fmt.Sprint(couple, "h"), fmt.Sprint(couple, "w")
		if at[h] == 0 && !seat(at, loves, h) && !seat(at, loves, w) {
			return "bad luck"
		}
		if at[h] > 0 {
			people = append(people, h)
		} else {
			people = append(people, w)
		}
	}
	return strings.Join(people, " ")
}

// seat puts a person to the bride and all whom that forces; if this cannot be, nothing changes.
func seat(at side, loves map[string][]string, person string) bool {
	var seated []string
	for todo := []string{person}; len(todo) > 0; todo = todo[1:] {
		p := todo[0]
		if at[p] > 0 {
			continue
		}
		if at[p] < 0 {
			for _, s := range seated {
				at[s], at[mate(s)] = 0, 0
			}
			return false
		}
		at[p], at[mate(p)] = 1, -1
		seated = append(seated, p)
		todo = append(todo, loves[mate(p)]...)
	}
	return true
}

func mate(person string) string {
	last := len(person) - 1
	if person[last] == 'h' {
		return person[:last] + "w"
	}
	return person[:last] + "h"
}
