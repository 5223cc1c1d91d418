// Package record writes down what a solution's search does, so that tools/graph can draw it.
//
// Only programs that tools/graph builds import this package: the changed texts of problems/lib/search and
// problems/lib/graph, and the files states.go of solutions, which have the build tag graph. The record is a file with
// a line of JSON for each event.
package record

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"
	"strconv"
)

// The names of the environment variables that tools/graph sets.
const (
	FileVariable   = "OJ_GRAPH_FILE"   // the file to write
	SearchVariable = "OJ_GRAPH_SEARCH" // the number of the search to record, from 1
)

// MaxEvents bounds the length of the record. Later events are lost.
const MaxEvents = 200_000

// Event is a line of the record.
type Event struct {
	What   string   // search, helper, graph, game, start, visit, step, goal, mark, group, least or fields
	Cost   int      // of a step; the number of a group; of a game, 1 if the player without a move wins
	States []string // by their names: one, or both ends of an edge and the text beside it; see Helper and fields
}

// Name returns the name of a state in the picture. A solution's states.go may replace it.
var Name = func(state any) string { return fmt.Sprint(state) }

var (
	file     *os.File
	wanted   int // the number of the search to record
	searches int // begun so far
	events   int
	hasParts = map[string]bool{} // the states whose fields are written
)

func init() {
	wanted, _ = strconv.Atoi(os.Getenv(SearchVariable)) // no search has the number 0
	name := os.Getenv(FileVariable)
	if name == "" {
		return
	}
	var err error
	if file, err = os.Create(name); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Input returns the text that the solution will read.
func Input() string {
	text, _ := io.ReadAll(os.Stdin) // the solution meets the same error
	os.Stdin.Seek(0, io.SeekStart)
	return string(text)
}

// Cell returns the row and the column, from 1, of a cell. Cells are numbered row by row from 0.
func Cell(cell, columns int) string { return fmt.Sprintf("%d,%d", cell/columns+1, cell%columns+1) }

// Begin begins a search and returns its number.
func Begin() int {
	searches++
	write(Event{What: "search"})
	return searches
}

// Last returns the number of the search that began last.
func Last() int { return searches }

// Helper records which helper makes this search. The arguments of a helper of problems/lib/graph are recorded as JSON.
func Helper(search int, name string, arguments any) {
	if search != wanted {
		return
	}
	text, err := json.Marshal(arguments)
	if err != nil {
		panic(err) // the overlay's own types
	}
	note(Event{What: "helper", States: []string{name, string(text)}})
}

// Record records an event of a search. It does nothing unless this search is the one to be drawn.
func Record(search int, what string, cost int, states ...any) {
	if search != wanted {
		return
	}
	e := Event{What: what, Cost: cost}
	for _, s := range states {
		name := Name(s)
		e.States = append(e.States, name)
		fields(name, reflect.ValueOf(s))
	}

	// A lower bound only explains, so it does not count as an event.
	if what == "least" {
		note(e)
		return
	}
	write(e)
}

// fields records the names and values of a state's fields once, if it is a struct.
func fields(name string, state reflect.Value) {
	if state.Kind() != reflect.Struct || state.NumField() < 2 || hasParts[name] || events >= MaxEvents {
		return
	}
	hasParts[name] = true
	e := Event{What: "fields", States: []string{name}}
	for i := range state.NumField() {
		e.States = append(e.States, state.Type().Field(i).Name, fmt.Sprint(state.Field(i)))
	}
	note(e)
}

// write writes an event, unless there were too many.
func write(e Event) {
	events++
	note(e)
}

func note(e Event) {
	if file == nil || events > MaxEvents {
		return
	}
	text, err := json.Marshal(e)
	if err == nil {
		_, err = file.Write(append(text, '\n'))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "the record of the search:", err)
		os.Exit(1)
	}
}
