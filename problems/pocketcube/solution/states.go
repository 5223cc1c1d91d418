//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import (
	"fmt"
	"strings"

	"oj/problems/lib/perm"
	"oj/problems/lib/record"
)

// places lists the names of the 24 places where a sticker can be. The first letter of a name is the side of
// the place; the others are the adjacent sides. net shows the places on the unfolded cube.
const (
	places = "flu luf ufl fur urf rfu fdl dlf lfd frd rdf dfr bul ulb lbu bru rub ubr bld ldb dbl bdr drb rbd"
	net    = "    ulb ubr        \n    ufl urf        \nlbu luf flu fur rfu rub bru bul\nldb lfd fdl frd rdf rbd bdr bld\n    dlf dfr        \n    dbl drb        "
)

// Pictures show a position as an unfolded cube. The letter of a sticker is the side where it is on the solved cube.
func init() {
	record.Name = func(s any) string {
		number, is := s.(int32)
		if !is {
			return fmt.Sprint(s)
		}

		var order [cubies]uint8
		perm.Unrank(int(number)/twists, order[:])
		twist, names, text := twistsOf(int(number)%twists), strings.Fields(places), net

		// Replace the name of each place by the side to which its sticker belongs.
		for k := 0; k <= cubies; k++ {
			cubie, t := cubies, 0
			if k < cubies {
				cubie, t = int(order[k]), int(twist[k])
			}
			for j := 0; j < 3; j++ {
				text = strings.Replace(text, names[3*k+j], strings.ToUpper(names[3*cubie+(j+t)%3][:1]), 1)
			}
		}
		return text
	}
}
