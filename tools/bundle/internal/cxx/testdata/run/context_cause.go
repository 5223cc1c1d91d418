// Causes of contexts: of parents and children, of deadlines, through a context of the program's own.
package main

import (
	"context"
	"errors"
	"fmt"
	"time"
)

type named struct {
	context.Context
	values map[any]any
}

func (n named) Value(key any) any {
	if v, ok := n.values[key]; ok {
		return v
	}
	return n.Context.Value(key)
}

type word string

var errFull = errors.New("queue is full")

func main() {
	root := context.Background()
	fmt.Println(context.Cause(root), context.Cause(context.WithValue(root, word("a"), 1)))

	parent, cancel := context.WithCancelCause(root)
	child, cancelChild := context.WithCancel(context.WithValue(parent, word("a"), 1))
	own, cancelOwn := context.WithCancelCause(parent)
	fmt.Println(context.Cause(parent), context.Cause(child), parent.Err())
	cancelOwn(errors.New("own"))
	cancel(fmt.Errorf("stopped: %w", errFull))
	cancel(errors.New("too late"))
	<-child.Done()
	fmt.Println(parent.Err(), context.Cause(parent), errors.Is(context.Cause(parent), errFull))
	fmt.Println(child.Err(), context.Cause(child), context.Cause(child) == context.Cause(parent))
	fmt.Println(own.Err(), context.Cause(own))
	cancelChild()
	fmt.Println(context.Cause(child), context.Cause(named{child, map[any]any{"a": 1}}), context.Cause(context.WithValue(child, word("b"), 2)))

	// A context that is derived from an ended context immediately has its cause.
	late, cancelLate := context.WithCancelCause(parent)
	cancelLate(errors.New("never"))
	fmt.Println(late.Err(), context.Cause(late))

	plain, cancelPlain := context.WithCancelCause(root)
	cancelPlain(nil)
	fmt.Println(plain.Err(), context.Cause(plain), context.Cause(plain) == context.Canceled)

	past, cancelPast := context.WithDeadlineCause(root, time.Unix(0, 0), errFull)
	fmt.Println(past.Err(), context.Cause(past))
	cancelPast()
	soon, cancelSoon := context.WithTimeoutCause(root, time.Millisecond, errors.New("slow"))
	defer cancelSoon()
	below, cancelBelow := context.WithTimeoutCause(soon, time.Hour, errFull)
	defer cancelBelow()
	<-below.Done()
	fmt.Println(soon.Err(), context.Cause(soon), below.Err(), context.Cause(below))
	never, cancelNever := context.WithTimeoutCause(root, time.Hour, errFull)
	cancelNever()
	fmt.Println(never.Err(), context.Cause(never))
	bare, cancelBare := context.WithDeadline(root, time.Unix(0, 0))
	defer cancelBare()
	fmt.Println(context.Cause(bare) == context.DeadlineExceeded)
}
