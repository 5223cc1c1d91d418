// String and Error methods at every depth.
package main

import (
	"fmt"
)

type temp float64

func (t temp) String() string { return fmt.Sprintf("%.1f°", float64(t)) }

type pt struct{ x, y int }

func (p *pt) String() string { return fmt.Sprintf("<%d,%d>", p.x, p.y) }

type holder struct {
	T temp
	p temp
	Q *pt
}

func main() {
	h := holder{1.5, 2.5, &pt{1, 2}}
	fmt.Println(temp(36.6), []temp{1, 2}, map[temp]temp{3: 4}, &pt{3, 4}, pt{5, 6}, []*pt{}, h.T)
	fmt.Printf("%v %+v %s %d %q %x\n", h.T, h.T, h.T, h.T, h.T, temp(1))
	fmt.Printf("%v %s\n", []fmt.Stringer{temp(1), &pt{7, 8}}, [2]temp{1, 2})
	var np *pt
	fmt.Println(np == nil, fmt.Sprint(struct{ A, B any }{temp(1), 2}))
}
