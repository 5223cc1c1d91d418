// This file writes the report as JSON, in the form that schema.json describes, and reads it.

package report

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

// list is a list that is never null in JSON, so that readers need not expect that.
type list[T any] []T

// MarshalJSON writes a list of nothing as an empty one.
func (l list[T]) MarshalJSON() ([]byte, error) { return json.Marshal(append([]T{}, l...)) }

// JSON returns the report in its JSON form.
func JSON(r *Report) ([]byte, error) {
	data, err := json.MarshalIndent(r, "", "  ")
	return append(data, '\n'), err
}

// Read reads a report in its JSON form.
func Read(data []byte) (*Report, error) {
	r := &Report{}
	if err := json.Unmarshal(data, r); err != nil {
		return nil, err
	}
	if r.Schema != Schema {
		return nil, fmt.Errorf("want a report of the form %s, got %q", Schema, r.Schema)
	}
	for _, p := range r.Problems {
		if p == nil || slices.ContainsFunc(p.Entries, func(e *Entry) bool { return e == nil || slices.Contains(e.Cases, nil) }) {
			return nil, errors.New("want problems, programs and testcases, got null")
		}
	}
	return r, nil
}
