// This file finds out what each testcase is good for.

package kill

import (
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
	sets := make([]map[string]bool, len(cases))
	index := map[string]int{}
	for i, name := range cases {
		sets[i], index[name] = map[string]bool{}, i
	}
	for _, e := range wrong {
		if !e.OK {
			k.Survivors = append(k.Survivors, e.Name)
		}
		var by []string
		accepted := 0
		for _, c := range e.Cases {
			if c.Verdict == verdict.AC {
				accepted++
			}
			if i, ok := index[c.Name]; ok && c.Verdict != verdict.AC && c.Verdict != verdict.None && c.Verdict != verdict.JE {
				sets[i][e.Name] = true
				k.Kills[c.Name] = append(k.Kills[c.Name], e.Name)
				by = append(by, c.Name)
			}
		}
		if len(by) == 1 && accepted == len(cases)-1 {
			k.Alone[by[0]] = append(k.Alone[by[0]], e.Name)
		}
	}
	for i, name := range cases {
		if idle(sets, i) {
			k.Idle = append(k.Idle, name)
		}
	}
	return k
}

// idle reports whether another set holds all of the i-th one.
func idle(sets []map[string]bool, i int) bool {
	for j := range sets {
		if j != i && contains(sets[j], sets[i]) && (len(sets[j]) > len(sets[i]) || j < i) {
			return true
		}
	}
	return len(sets[i]) == 0
}

func contains(big, small map[string]bool) bool {
	for x := range small {
		if !big[x] {
			return false
		}
	}
	return true
}
