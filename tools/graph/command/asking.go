// This file creates the page that asks questions about a solution's search (-html).

package command

import (
	"bytes"

	"oj/tools/graph/ask"
)

// mostPictured is the maximum number of states in the picture of a page. With more states, the picture would be
// too small to read.
const mostPictured = 60

// page returns an HTML page about the recorded search. The parameter `most` is the maximum number of questions about
// steps.
func (s *space) page(problem string, most int) ([]byte, error) {
	in := &ask.Input{
		Problem: problem,
		Helper:  s.helper,
		Data:    []byte(s.arguments),
		Labels:  s.labels,
		Number:  s.number,
		Starts:  s.recordedStarts(),
		Goals:   s.goals,
		Events:  s.events,
		Fields:  s.fields,
		Names:   s.fieldNames,
		IsCut:   s.isCut,

		StuckWins: s.game == stuckWins,
	}
	lesson, err := ask.Make(in, most)
	if err != nil {
		return nil, err
	}

	var b bytes.Buffer
	err = ask.Write(&b, lesson, s.plainPicture(lesson))
	return b.Bytes(), err
}

// recordedStarts returns the starts of the recorded search. s.starts may contain additional ones, which
// startEverywhere has added for the picture.
func (s *space) recordedStarts() (starts []int) {
	for _, e := range s.events {
		if e.What == "start" {
			starts = append(starts, e.From)
		}
	}
	return starts
}

// plainPicture draws the states of a lesson without the result of the search, because the page asks for the result.
func (s *space) plainPicture(lesson *ask.Lesson) string {
	// Change a copy, because the caller's space must keep its result.
	plain := *s
	plain.note = ""
	plain.marked, plain.group = nil, nil
	plain.game = noGame
	plain.searches = 0
	plain.texts = map[[2]int]string{}
	for a, text := range lesson.Texts {
		plain.texts[a] = " " + text
	}

	d := plain.distances()
	p := &picture{space: &plain, distances: d, shown: lesson.States, isPlain: true}

	if len(p.shown) > mostPictured {
		p.shown = p.shown[:mostPictured]
	}
	for _, v := range p.shown {
		p.depth = max(p.depth, d.hops[v])
	}
	var b bytes.Buffer
	p.svg(&b)
	return b.String()
}
