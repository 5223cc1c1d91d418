//go:build !portable

package sandbox

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/process"
)

// TestProcessor checks that a program runs only on the processor that is given for it, and that the next
// program of the same helper may run on all processors again.
func TestProcessor(t *testing.T) {
	processors := permitted()
	if len(processors) < 2 {
		t.Skip("SKIPPED: this process may use only one processor")
	}
	allowed := func(p process.Processor) string {
		var out bytes.Buffer
		_, err := Run(t.Context(), process.Spec{
			Args:   []string{"/bin/grep", "Cpus_allowed_list", "/proc/self/status"},
			Stdout: &out, Dialogue: true, Processor: p,
		})
		if err != nil {
			t.Fatal(err)
		}
		_, list, _ := strings.Cut(out.String(), ":")
		return strings.TrimSpace(list)
	}

	all := allowed(process.Processor(0))
	for _, p := range processors {
		if got, want := allowed(p), fmt.Sprint(p-1); got != want {
			t.Errorf("the program may run on the processors %q, want %q", got, want)
		}
	}
	if got := allowed(process.Processor(0)); got != all || !strings.ContainsAny(got, "-,") {
		t.Errorf("without a processor the program may run on %q, want %q", got, all)
	}
}

// TestNextProcessor checks that dialogues use the processors in turn.
func TestNextProcessor(t *testing.T) {
	seen := map[process.Processor]bool{}
	for range permitted() {
		seen[NextProcessor()] = true
	}
	if len(seen) != len(permitted()) || seen[process.Processor(0)] {
		t.Errorf("got %v, want each of %v", seen, permitted())
	}
}

// TestDialogueEndsSoon checks that the judge stops reading the output of a dialogue even if a process that
// the judge could not kill holds the pipe open.
func TestDialogueEndsSoon(t *testing.T) {
	r, w, err := dialoguePipe()
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	var out bytes.Buffer
	p := &pump{of: &Process{}, from: r, to: &out, isDialogue: true}
	ended := make(chan struct{})
	go func() {
		p.drain()
		close(ended)
	}()
	w.Write([]byte("text"))
	defer p.endSoon(100 * time.Millisecond)()
	<-ended // if the pump does not end, the timeout of go test ends this test
	if got := out.String(); got != "text" && got != "" {
		t.Errorf("read %q, want the text of the program only", got)
	}
}
