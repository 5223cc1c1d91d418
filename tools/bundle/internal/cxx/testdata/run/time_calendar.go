// Dates of package time: making, taking apart, moving and comparing them.
package main

import (
	"fmt"
	"time"
)

type event struct {
	At   time.Time
	Name string
}

func show(t time.Time) {
	y, m, d := t.Date()
	h, mi, s := t.Clock()
	iy, iw := t.ISOWeek()
	fmt.Println(y, m, int(m), d, h, mi, s, iy, iw, t.Weekday(), int(t.Weekday()), t.YearDay(), t.Unix(), t.UnixMilli(), t.UnixMicro(), t.UnixNano(), t.Nanosecond())
}

func main() {
	for year := -401; year < 2500; year += 7 {
		for month := time.Month(-13); month < 27; month += 5 {
			t := time.Date(year, month, year%47-9, year%51-20, year%151-70, year%133-60, year*12345, time.UTC)
			show(t)
			if t.Year() != t.AddDate(1, 0, 0).Year()-1 && t.AddDate(0, -1, 40).Day() > 0 {
				fmt.Println("moved")
			}
		}
	}
	days := 0
	for t := time.Date(1899, time.December, 31, 23, 59, 59, 0, time.UTC); t.Year() < 2101; t = t.AddDate(0, 1, 3) {
		days += t.YearDay() * int(t.Month()) * (int(t.Weekday()) + 1)
		fmt.Println(t, t.Year(), t.Month(), t.Day(), t.Hour(), t.Minute(), t.Second())
	}
	fmt.Println(days)

	a := time.Date(2024, time.February, 29, 12, 30, 45, 123456789, time.UTC)
	b := time.Date(2023, time.March, 1, 0, 0, 0, 0, time.UTC)
	fmt.Println(a.Sub(b), b.Sub(a), a.After(b), a.Before(b), a.Equal(b), a.Compare(b), b.Compare(a), a.Compare(a), a == b, a == a.Add(0), a != b)
	fmt.Println(a.Add(36*time.Hour), a.Add(-time.Nanosecond), a.AddDate(1, 0, 0), a.AddDate(0, -12, 1), a.AddDate(-4, 1, -31))
	var zero time.Time
	fmt.Println(zero, zero.IsZero(), a.IsZero(), a.Sub(zero), zero.Sub(a), zero.Unix(), zero.Weekday())
	for _, d := range []time.Duration{1, 7, time.Microsecond, time.Millisecond, time.Second, time.Minute, time.Hour, 24 * time.Hour, 7 * 24 * time.Hour, 0, -5} {
		fmt.Println(a.Truncate(d), a.Round(d), b.Add(-1).Truncate(d), time.Date(-5, 1, 2, 3, 4, 5, 6, time.UTC).Truncate(d))
	}
	for _, sec := range []int64{0, 1, -1, 1e9, -1e9, 1e10, 253402300799, -62135596800} {
		t := time.Unix(sec, sec%1e9*3).UTC()
		fmt.Println(t, time.UnixMilli(sec).UTC(), time.UnixMicro(sec).UTC(), t.Unix() == sec)
	}
	east := time.FixedZone("EAST", 5*3600+1800)
	west := time.FixedZone("", -3*3600-45)
	c := time.Date(2020, 1, 1, 2, 3, 4, 5, east)
	fmt.Println(c, c.UTC(), c.In(west), c.In(time.UTC) == c.UTC(), c.Location(), west, east.String(), c.Equal(c.UTC()))
	fmt.Println(c.Zone())
	fmt.Println(c.In(west).Zone())
	fmt.Println(c.In(west).Date())
	fmt.Println(c.YearDay(), c.In(west).YearDay(), c.IsDST(), c.Local().Equal(c), a.UTC().Location())
	fmt.Printf("%v %s %d %v %#v %T %T %T\n", time.May, time.Friday, time.May, time.Month(13), c, c, time.May, time.Sunday)
	fmt.Println(time.Weekday(9), time.Weekday(-1), time.Month(0))
	events := []event{{a, "a"}, {b, "b"}}
	fmt.Println(events[0].At, events[1])
	seen := map[time.Time]int{a: 1}
	seen[a.Add(0)]++
	seen[b]++
	byDay := map[time.Weekday]int{}
	byDay[a.Weekday()]++
	fmt.Println(seen[a], len(seen), byDay, []time.Time{b})
	months := map[string]time.Month{}
	for m := time.January; m <= time.December; m++ {
		months[m.String()[:3]] = m
	}
	fmt.Println(months["Feb"], len(months), time.April+1)
	birthday, today := time.Date(1990, 7, 15, 0, 0, 0, 0, time.UTC), time.Date(2024, 3, 1, 0, 0, 0, 0, time.UTC)
	fmt.Println(int(today.Sub(birthday).Hours()/24), today.Sub(birthday)/(24*time.Hour))
	fmt.Println(c.GoString(), a.String(), a.Weekday().String(), c.In(time.Local).Location(), a.Month().String())
	start := time.Now()
	time.Sleep(2 * time.Millisecond)
	time.Sleep(-1)
	fmt.Println(time.Since(start) >= 2*time.Millisecond, time.Until(start) < 0, time.Now().After(start), time.Now().Year() > 2020, start.Round(0).Sub(start) < time.Hour)
	for _, d := range []time.Duration{1499, 1500, 1501, -1499, -1500, -1501, 1 << 62, -1 << 63, 1<<63 - 1} {
		fmt.Println(d.Round(time.Microsecond), d.Truncate(time.Microsecond), d.Abs(), d.Round(time.Hour), d.Round(0), d.Truncate(-1), d.Round(1<<62))
	}
	defer func() { fmt.Println(recover()) }()
	time.Date(1, 1, 1, 1, 1, 1, 1, nil)
}
