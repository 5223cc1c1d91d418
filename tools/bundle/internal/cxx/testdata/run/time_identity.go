// Times and zones compared as values, in interfaces, as keys and by DeepEqual; timers that are stopped.
package main

import (
	"fmt"
	"reflect"
	"time"
)

type event struct {
	name string
	at   time.Time
}

func main() {
	fmt.Println(time.FixedZone("", 3600) == time.FixedZone("", 3600), time.FixedZone("", 1800) == time.FixedZone("", 1800),
		time.FixedZone("A", 3600) == time.FixedZone("A", 3600), time.FixedZone("", -13*3600) == time.FixedZone("", -13*3600))
	a := time.Date(2024, 2, 29, 12, 0, 0, 0, time.UTC)
	b := a.Add(time.Hour).Add(-time.Hour)
	east := a.In(time.FixedZone("", 7200))
	named := a.In(time.FixedZone("X", 7200))
	named2 := a.In(time.FixedZone("X", 7200))
	var x, y any = a, b
	fmt.Println(x == y, x == any(east), any(east) == any(a.In(time.FixedZone("", 7200))), any(named) == any(named2))
	seen := map[any]int{a: 1, "a": 2}
	seen[b]++
	seen[east] = 5
	fmt.Println(len(seen), seen[a], seen[named])
	fmt.Println(reflect.DeepEqual(a, b), reflect.DeepEqual(a, east), reflect.DeepEqual(named, named2), reflect.DeepEqual(
		[]event{{"x", named}}, []event{{"x", named2}}), reflect.DeepEqual(&event{"x", a}, &event{"x", named}))
	fmt.Println(any(event{"x", a}) == any(event{"x", b}), reflect.DeepEqual(struct{}{}, struct{}{}))

	t := time.NewTimer(time.Hour)
	fmt.Println(t.Stop(), t.Stop(), t.Reset(time.Millisecond))
	<-t.C
	fmt.Println(t.Reset(time.Millisecond))
	time.Sleep(5 * time.Millisecond)
	fmt.Println(t.Stop(), t.Stop())
	n := 0
	tick := time.NewTicker(time.Millisecond)
	for range tick.C {
		if n++; n == 3 {
			tick.Reset(2 * time.Millisecond)
		}
		if n == 5 {
			break
		}
	}
	after := time.After(3 * time.Millisecond)
	polls := 0
wait:
	for {
		select {
		case <-after:
			break wait
		default:
			polls++
		}
	}
	fmt.Println(n, polls > 0)
	ready := make(chan int)
	go func() { ready <- 1 }()
	for done := false; !done; {
		select {
		case v := <-ready:
			fmt.Println(v)
			done = true
		default:
		}
	}
	f := time.AfterFunc(time.Hour, func() { fmt.Println("never") })
	f.Stop()
	time.NewTimer(time.Hour)
	<-make(chan int)
}
