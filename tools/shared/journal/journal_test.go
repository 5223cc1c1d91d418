package journal

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestCrash checks that Read still returns the entries before and after an incomplete line, which a crash may
// leave, and before and after a line of 1 MiB.
func TestCrash(t *testing.T) {
	j := &Journal{filepath.Join(t.TempDir(), "new", "log")}
	add := func(problem string) {
		t.Helper()
		if err := j.Append(Entry{Problem: problem, Event: Started}); err != nil {
			t.Fatal(err)
		}
	}
	damage := func(text string) {
		t.Helper()
		f, err := os.OpenFile(j.File, os.O_APPEND|os.O_WRONLY, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if _, err := f.WriteString(text); err != nil {
			t.Fatal(err)
		}
	}

	add("a")
	damage(`{"time":"2026-11-24T10:00:00Z","prob`)
	add("b")
	damage(strings.Repeat("x", 1<<20) + "\n\n")
	add("c")
	list, damaged, err := j.Read()
	if err != nil || damaged != 2 || len(list) != 3 || list[0].Problem+list[1].Problem+list[2].Problem != "abc" {
		t.Errorf("%v, %d damaged: %v", list, damaged, err)
	}
}

// TestWriters checks that the lines of concurrent writers are not mixed.
func TestWriters(t *testing.T) {
	j := &Journal{filepath.Join(t.TempDir(), "log")}
	const writers, each = 8, 50
	var wg sync.WaitGroup
	for w := range writers {
		wg.Go(func() {
			for i := range each {
				if err := j.Append(Entry{Problem: fmt.Sprint(w, "/", i), Event: Hint}, Entry{Problem: "second"}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	list, damaged, err := j.Read()
	if err != nil || damaged > 0 || len(list) != 2*writers*each {
		t.Errorf("%d entries, %d damaged, %v", len(list), damaged, err)
	}
}

// TestOrder: Read sorts the entries by time, even if they were written in a different order.
func TestOrder(t *testing.T) {
	j := &Journal{filepath.Join(t.TempDir(), "log")}
	day := func(n int) time.Time { return time.Date(2026, 11, n, 12, 0, 0, 0, time.UTC) }
	err := j.Append(
		Entry{Time: day(9), Problem: "a", Event: Solved, Verdict: Accepted},
		Entry{Time: day(10), Problem: "a", Event: "verdict", Verdict: "Wrong answer"},
		Entry{Time: day(3), Problem: "a", Event: Imported, Verdict: Accepted},
		Entry{Time: day(4), Problem: "b", Event: GaveUp})
	if err != nil {
		t.Fatal(err)
	}
	list, _, err := j.Read()
	if err != nil {
		t.Fatal(err)
	}
	states := States(list)
	if a, b := states["a"], states["b"]; a.Word != "solved" || !a.When.Equal(day(3)) || a.Last != "Wrong answer" || b.Word != "tried" || b.Last != GaveUp {
		t.Errorf("a %+v, b %+v", a, b)
	}
}
