// Layouts of package time: writing and reading times and durations.
package main

import (
	"errors"
	"fmt"
	"time"
)

var layouts = []string{time.Layout, time.ANSIC, time.UnixDate, time.RubyDate, time.RFC822, time.RFC822Z, time.RFC850, time.RFC1123, time.RFC1123Z,
	time.RFC3339, time.RFC3339Nano, time.Kitchen, time.Stamp, time.StampMilli, time.StampMicro, time.StampNano, time.DateTime, time.DateOnly, time.TimeOnly,
	"2006-1-2", "1/2/06", "02/01/2006", "Monday, 2 January 2006", "Mon Jan _2 2006", "__2 002 2006", "3:4:5 pm", "03:04:05PM", "15h04", "20060102150405",
	"_2006 Janet Monkey Mon.", "15:04:05.000", "15:04:05,999999", "15:04:05.00x", "15:04:05.999999999999", "5.0", "-07 -0700 -07:00 -070000 -07:00:00",
	"Z07 Z0700 Z07:00 Z070000 Z07:00:00", "MST", "plain text", "", "  2006   01", "2006-002", "06-__2", "January", "0102", "15:4:5.9"}

func main() {
	times := []time.Time{
		{}, time.Date(2009, time.November, 10, 23, 4, 5, 0, time.UTC), time.Date(1999, 2, 3, 0, 0, 9, 123000000, time.UTC),
		time.Date(2024, 12, 31, 12, 59, 59, 999999999, time.FixedZone("CEST", 7200)), time.Date(-44, 3, 15, 9, 8, 7, 6, time.FixedZone("", -12345)),
		time.Date(12345, 6, 7, 8, 9, 10, 10, time.UTC), time.Date(2000, 2, 29, 11, 0, 0, 120, time.FixedZone("XYZ", -3*3600)),
	}
	for _, t := range times {
		for _, l := range layouts {
			s := t.Format(l)
			fmt.Printf("%q ", s)
			u, err := time.Parse(l, s)
			fmt.Println(u, err)
		}
		fmt.Println(t, string(t.AppendFormat([]byte("at "), time.Kitchen)))
	}
	for _, l := range layouts {
		for _, s := range []string{"", "2024-02-30", "2023-02-28 25:00:00", "12:61PM", "13:01PM", "Mon Jan  2 15:04:05 2006", "02 Jan 06 15:04 GMT+3",
			"2024-02-29T12:00:00Z", "2024-02-29T12:00:00+05:30", "2024-02-29T12:00:00.25-00:00", "2024-2-9", "1/2/06", "1/2/69", "31/12/1999", "32/12/1999",
			"Friday, 13 October 2023", "  366 366 2023", " 60 060 2024", "3:4:5 am", "00:00:00AM", "12:00:00AM", "7h30", "20240229235960", "15:04:05.1234", "15:04:05,5",
			"5.5", "5.12", "+05 +0530 +05:30 +053015 +05:30:15", "Z Z Z Z Z", "WITA", "UTC", "EST", "ABCDEF", "+03", "GMT-7", "plain text", "plain texts", "text",
			"2023   13", "2023-366", "24-  7", "january", "Sept", "1332", "2024-060", "23:59:59.999999999", "1:2:3.4", "2006-01-02é\x01\"", "+5-01-02", "-5/1/02"} {
			t, err := time.Parse(l, s)
			fmt.Println(t, err)
		}
	}
	east := time.FixedZone("EAST", 3600)
	fmt.Println(time.ParseInLocation(time.DateTime, "2024-01-02 03:04:05", east))
	fmt.Println(time.ParseInLocation(time.RFC1123, "Mon, 02 Jan 2006 15:04:05 EAST", east))
	fmt.Println(time.ParseInLocation(time.RFC1123Z, "Mon, 02 Jan 2006 15:04:05 +0100", east))
	fmt.Println(time.ParseInLocation(time.RFC1123Z, "Mon, 02 Jan 2006 15:04:05 +0200", east))
	t, err := time.ParseInLocation(time.DateOnly, "2024-01-02", time.UTC)
	fmt.Println(t == time.Date(2024, 1, 2, 0, 0, 0, 0, time.UTC), err)
	_, err = time.Parse(time.DateOnly, "soon")
	var wrong *time.ParseError
	if errors.As(err, &wrong) {
		fmt.Printf("%T %q %q %q %q %q %v\n", err, wrong.Layout, wrong.Value, wrong.LayoutElem, wrong.ValueElem, wrong.Message, wrong.Error() == err.Error())
	}
}
