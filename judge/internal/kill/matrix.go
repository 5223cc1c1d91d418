// This file finds out what each testcase is good for.

package kill

import (
	"slices"

	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// Matrix computes which testcases reject which of the wrong programs. Entries that were not expected
// to fail do not count. A testcase is idle when all that it rejects, as far as it was run, is rejected by one
// other, too; of several that reject the same, the first is not idle, so that all idle ones together could be
// left out. (What several others reject together is no news: it is what a testcase rejects that rejects nothing
// alone.) That a testcase alone rejects a program is said only where all others have accepted it: some may not
// have been run, or judged.
func Matrix(cases []string, wrong []*report.Entry) *report.Kill {
	k := &report.Kill{Kills: map[string][]string{}, Alone: map[string][]string{}, Survivors: []string{}, Idle: []string{}}
	for _, e := range wrong {
		if !e.OK {
			k.Survivors = append(k.Survivors, e.Name)
		}
		var by []string
		accepted := 0
		for _, c := range e.Cases {
			switch c.Verdict {
			case verdict.AC:
				accepted++
			case verdict.None, verdict.JE:
			default:
				k.Kills[c.Name] = append(k.Kills[c.Name], e.Name)
				by = append(by, c.Name)
			}
		}
		if len(by) == 1 && accepted == len(cases)-1 {
			k.Alone[by[0]] = append(k.Alone[by[0]], e.Name)
		}
	}
	for i, name := range cases {
		mine := k.Kills[name]
		if len(mine) == 0 || slices.ContainsFunc(cases, func(other string) bool {
			all := k.Kills[other]
			return contains(all, mine) && (len(all) > len(mine) || slices.Index(cases, other) < i)
		}) {
			k.Idle = append(k.Idle, name)
		}
	}
	return k
}

// contains reports whether a list holds all of another one in the same order.
func contains(big, small []string) bool {
	for _, x := range big {
		if len(small) > 0 && small[0] == x {
			small = small[1:]
		}
	}
	return len(small) == 0
}
