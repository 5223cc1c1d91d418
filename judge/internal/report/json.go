// This file writes the report as JSON, in the form that schema.json describes.

package report

import (
	"encoding/json"
)

// JSON returns the report in its JSON form.
func JSON(r *Report) ([]byte, error) {
	noNulls(r)
	data, err := json.MarshalIndent(r, "", "  ")
	return append(data, '\n'), err
}

// noNulls makes lists of nothing empty ones, so that readers need not expect both.
func noNulls(r *Report) {
	fill(&r.Problems)
	for _, p := range r.Problems {
		fill(&p.Entries)
		for _, e := range p.Entries {
			fill(&e.Cases)
			for _, c := range e.Cases {
				if c.Diff != nil {
					fill(&c.Diff.Want)
					fill(&c.Diff.Got)
				}
			}
		}
	}
}

func fill[T any](list *[]T) {
	if *list == nil {
		*list = []T{}
	}
}
