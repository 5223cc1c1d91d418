// Package time: durations, and properties of clocks that are the same in every run.
package main

import (
	"fmt"
	"time"
)

func main() {
	start := time.Now()
	var zero time.Time
	fmt.Println(zero.IsZero(), start.IsZero(), start.Unix() > 1600000000, start.UnixNano() > 1600000000*1e9)
	later := start.Add(90 * time.Second)
	fmt.Println(later.After(start), later.Before(start), later.Sub(start) == 90*time.Second)
	fmt.Println(time.Since(start) >= 0, time.Until(later) > 80*time.Second)
	d := 1500 * time.Millisecond
	fmt.Println(d.Seconds(), d.Milliseconds(), d.Microseconds(), d.Nanoseconds(), int64(d))
	fmt.Println(time.Duration(2.5*float64(time.Second)).Seconds(), time.Hour.Minutes(), (90 * time.Minute).Hours())
	for _, d := range []time.Duration{0, 1, 999, 1500, 2000000, 1234567890, -d, time.Minute, 100 * time.Hour, 3*time.Hour + 25*time.Minute + 45*time.Second + 500*time.Millisecond, -1 << 63} {
		fmt.Println(d, d.String())
	}
	fmt.Printf("%v %s %d %T\n", d, d, d, d)
}
