// Package record writes the events of a solution's search to a file, so that tools/graph can draw them.
//
// Only programs that tools/graph builds import this package: the changed sources of problems/lib/search and
// problems/lib/graph, and the solutions' files states.go, which have the build tag graph. The record contains a
// line of JSON for each event.
package record

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"
	"strconv"
	"strings"
)

// The names of the environment variables that tools/graph sets.
const (
	FileVariable   = "OJ_GRAPH_FILE"   // the file to write
	SearchVariable = "OJ_GRAPH_SEARCH" // the number of the search to record, from 1
)

// MaxEvents is the maximum number of events in a record. Later events are not recorded.
const MaxEvents = 200_000

// An Event is a line of the record.
type Event struct {
	What string // the kind of event: search, helper, graph, game, start, visit, step, goal, mark, group, least or fields

	// Cost depends on the kind. For "step", it is the cost of the edge; for "least", a lower bound of the
	// distance to the goal; for "group", the number of the group; for "game", 1 if the player who cannot move wins;
	// for "search", the number of cases of the input that were begun.
	Cost int

	// States usually contains the name of one state; for an edge, the names of both ends and, if the edge has one, its
	// label. For the kinds search, helper and fields, see the functions Case, Helper and fields.
	States []string
}

// Name returns the name of a state in the picture. A solution's states.go may replace it.
var Name = func(state any) string { return fmt.Sprint(state) }

var (
	file     *os.File
	wanted   int                 // the number of the search to record
	searches int                 // the number of searches begun so far
	cases    int                 // the number of cases of the input that were begun so far
	place    []string            // where the current case begins, and whether the number of cases comes first
	events   int                 // the number of events written so far
	hasParts = map[string]bool{} // the states whose fields were recorded
)

func init() {
	wanted, _ = strconv.Atoi(os.Getenv(SearchVariable)) // 0 if the variable is missing; no search has the number 0
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

// Input returns the whole standard input and rewinds it, so that the solution can read it, too.
func Input() string {
	text, _ := io.ReadAll(os.Stdin) // ignore the error, because the solution will get and report the same one
	os.Stdin.Seek(0, io.SeekStart)
	return string(text)
}

// Cell returns the row and the column of a cell, counted from 1. Cell numbers start at 0 and increase row by
// row.
func Cell(cell, columns int) string { return fmt.Sprintf("%d,%d", cell/columns+1, cell%columns+1) }

// Begin starts a new search and returns its number.
func Begin() int {
	searches++
	write(Event{What: "search", Cost: cases, States: place})
	return searches
}

// Case counts a case of the input. The scanner has received `left` bytes that are not yet used, so the case begins there; if
// it is the first case and isCounted is true, the number of cases comes before it.
func Case(left int, isCounted bool) {
	at, _ := os.Stdin.Seek(0, io.SeekCurrent) // an error means that the input is no file: then there is no place
	cases++
	place = []string{strconv.Itoa(int(at) - left), strconv.FormatBool(isCounted && cases == 1)}
}

// Wanted returns the number of the search to record.
func Wanted() int { return wanted }

// Last returns the number of the latest search.
func Last() int { return searches }

// Helper records the name of the helper that makes this search. For a helper of problems/lib/graph, it also
// records the arguments as JSON.
func Helper(search int, name string, arguments any) {
	if search != wanted {
		return
	}
	text, err := json.Marshal(arguments)
	if err != nil {
		panic(err) // cannot happen: overlay.go passes only types that JSON can encode
	}
	note(Event{What: "helper", States: []string{name, string(text)}})
}

// Wrap returns a function that does the same as f, which is an argument of a search, and records what f returns. The name
// is that of the parameter:
//   - next and prev return the states one step after or before their first argument: appended to their last argument, or one
//     state and whether there is one. Instead of states they may return edges of package search.
//   - goal reports whether a state is a goal.
//   - least returns a lower bound of the distance to a goal. A search with least has no goal, so a state with the bound 0
//     is recorded as a goal, too.
func Wrap[F any](search int, name string, f F) F {
	if search != wanted {
		return f
	}
	call := reflect.ValueOf(f)
	wrapped := func(args []reflect.Value) []reflect.Value {
		results := call.Call(args)
		if events > MaxEvents {
			return results
		}
		state, result := args[0].Interface(), results[0]
		switch name {
		case "goal":
			if result.Bool() {
				Record(search, "goal", 0, state)
			}
		case "least":
			Record(search, "least", int(result.Int()), state)
			if result.Int() == 0 {
				Record(search, "goal", 0, state)
			}
		default:
			Record(search, "visit", 0, state)
			for _, to := range found(args, results) {
				step(search, name, state, to)
			}
		}
		return results
	}
	return reflect.MakeFunc(call.Type(), wrapped).Interface().(F)
}

// found returns the states or edges that a function next or prev has found.
func found(args, results []reflect.Value) (list []reflect.Value) {
	if len(results) > 1 {
		if results[1].Bool() {
			list = append(list, results[0])
		}
		return list
	}
	for i := args[len(args)-1].Len(); i < results[0].Len(); i++ {
		list = append(list, results[0].Index(i))
	}
	return list
}

// step records the edge between a state and another one, which is at the other end of the edge.
func step(search int, name string, state any, to reflect.Value) {
	cost := 1
	if isEdge := strings.HasSuffix(to.Type().PkgPath(), "problems/lib/search"); isEdge {
		cost, to = int(to.FieldByName("Cost").Int()), to.FieldByName("To")
	}
	ends := []any{state, to.Interface()}
	if name == "prev" {
		ends[0], ends[1] = ends[1], ends[0]
	}
	Record(search, "step", cost, ends...)
}

// Record records an event of a search. It does nothing if tools/graph has asked for the record of a different
// search.
func Record(search int, what string, cost int, states ...any) {
	if search != wanted || events > MaxEvents {
		return
	}
	e := Event{What: what, Cost: cost}
	for _, s := range states {
		name := Name(s)
		e.States = append(e.States, name)
		fields(name, reflect.ValueOf(s))
	}

	// A lower bound does not count towards MaxEvents, because it only explains a state.
	if what == "least" {
		note(e)
		return
	}
	write(e)
}

// fields records the names and values of the fields of a state, if it is a struct. Each state is recorded once.
func fields(name string, state reflect.Value) {
	if state.Kind() != reflect.Struct || state.NumField() < 2 || hasParts[name] || events >= MaxEvents {
		return
	}
	hasParts[name] = true

	// Field names and values alternate.
	e := Event{What: "fields", States: []string{name}}
	for i := range state.NumField() {
		e.States = append(e.States, state.Type().Field(i).Name, fmt.Sprint(state.Field(i)))
	}
	note(e)
}

// write writes an event to the record, unless the record already contains MaxEvents events.
func write(e Event) {
	events++
	note(e)
}

// note writes an event.
func note(e Event) {
	if file == nil || events > MaxEvents {
		return
	}

	// An incomplete record would give a wrong picture, so an error ends the program.
	text, err := json.Marshal(e)
	if err == nil {
		_, err = file.Write(append(text, '\n'))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "cannot write the record of the search:", err)
		os.Exit(1)
	}
}
