// Numbers of a seed, shuffled, and days of calendars.
package main

import (
	"fmt"
	"math/rand"
	"time"
)

func main() {
	r := rand.New(rand.NewSource(42))
	sum := 0
	for i := 0; i < 3_000_000; i++ {
		sum += r.Intn(1000)
	}
	p := r.Perm(200_000)
	r.Shuffle(len(p), func(i, j int) { p[i], p[j] = p[j], p[i] })
	for i, v := range p {
		sum += i * v % 7
	}
	day := time.Date(1900, time.January, 1, 0, 0, 0, 0, time.UTC)
	for i := 0; i < 200_000; i++ {
		day = day.AddDate(0, 0, 1)
		if day.Weekday() == time.Friday && day.Day() == 13 {
			sum += day.YearDay()
		}
	}
	fmt.Println(sum, day.Format("2006-01-02"))
}
