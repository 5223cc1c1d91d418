// This file reads samples that the user pastes: an input, its answer, the next input and so on.

package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"oj/tools/shared/terminal"
)

// endMark is the line that ends a pasted text.
const endMark = "---"

// paste adds pasted samples to a problem. If the problem does not exist, paste creates it.
func (m *maker) paste(ctx context.Context, arg string, stdin io.Reader) error {
	p, err := guess(arg)
	if err != nil {
		return err
	}

	// Read all samples before the first file is written.
	p.Samples, err = m.readSamples(ctx, stdin)
	if err != nil {
		return fmt.Errorf("%w; nothing was written", err)
	}
	_, err = os.Lstat(filepath.Join(m.root, "testcases", filepath.FromSlash(p.ID)))
	if err == nil {
		err = m.addSamples(p)
	} else if err = m.make(p); err == nil {
		m.nextSteps([]string{p.ID})
	}
	return err
}

// readSamples reads samples until the user enters an empty input.
func (m *maker) readSamples(ctx context.Context, stdin io.Reader) (list []sample, err error) {
	r := &pasteReader{ctx: ctx, out: m.out, typed: terminal.Is(stdin), lines: make(chan pastedLine)}
	go r.read(stdin)
	if r.typed {
		fmt.Fprintf(m.out, "paste a text and end it with a line %s; or copy it in the browser, and press Enter here\n", endMark)
	}
	for {
		// An empty input means that there are no more samples.
		number := len(list) + 1
		in, _, err := r.text(fmt.Sprintf("input of sample %d (%s or Ctrl-D: no more samples)",
			number, endMark))
		if err != nil {
			return nil, err
		}
		if in == "" && number == 1 {
			return nil, errors.New("no sample was pasted")
		}
		if in == "" {
			return list, nil
		}

		// An empty answer is valid only if the user has ended it with endMark. Otherwise the user has
		// probably forgotten the mark between the input and the answer.
		ans, ended, err := r.text(fmt.Sprintf("answer of sample %d", number))
		if err == nil && ans == "" && !ended {
			err = fmt.Errorf("sample %d has an input, but no answer: write a line %s between the input and the answer",
				number, endMark)
		}
		if err != nil {
			return nil, err
		}
		list = append(list, sample{lines(in), lines(ans)})
	}
}

// A pastedLine is a line of standard input, or the end of the input. At a terminal, more lines may follow an
// end of the input, because Ctrl-D ends only the text that is being pasted.
type pastedLine struct {
	text  string
	isEnd bool
}

// A pasteReader reads texts that are pasted one after the other.
type pasteReader struct {
	ctx   context.Context
	out   io.Writer
	typed bool // whether the lines come from a terminal
	lines chan pastedLine
	last  string // the text that was last read from the clipboard
}

// read sends the lines of the input to a channel. It runs in a goroutine of its own, because a read from a
// terminal cannot be interrupted. The goroutine may still run when the command ends.
func (r *pasteReader) read(stdin io.Reader) {
	in := bufio.NewReader(stdin)
	for {
		text, err := in.ReadString('\n')
		if text != "" {
			r.lines <- pastedLine{text: text}
		}
		if err != nil {
			r.lines <- pastedLine{isEnd: true}
		}

		// At a terminal, continue after an end-of-file, because the user may type more. End after any
		// other error.
		if err != nil && !(r.typed && errors.Is(err, io.EOF)) {
			close(r.lines)
			return
		}
	}
}

// text reads lines up to endMark or the end of the input. The result `ended` reports whether endMark ended the
// text. At a terminal, an empty first line stands for the text in the clipboard.
func (r *pasteReader) text(question string) (text string, ended bool, err error) {
	if r.typed {
		fmt.Fprintf(r.out, "%s:\n", question)
	}
	size := 0
	var b strings.Builder
	for {
		var line pastedLine
		select {
		case line = <-r.lines:
		case <-r.ctx.Done():
			return "", false, errors.New("interrupted")
		}

		content := strings.TrimRight(line.text, "\r\n")
		isFirst := b.Len() == 0
		switch {
		case line.isEnd || line.text == "": // the end of the input, or a receive from the closed channel
			return b.String(), false, nil
		case content == endMark:
			return b.String(), true, nil
		case r.typed && isFirst && content == "":
			copied, err := r.fromClipboard()
			if err == nil {
				return copied, true, nil
			}
			fmt.Fprintln(r.out, err)
			continue
		}

		// Limit the size of a text, because an endless input would use up all memory.
		if size += len(line.text); size > maxJSON {
			return "", false, fmt.Errorf("a text is longer than %d MiB", maxJSON>>20)
		}
		b.WriteString(line.text)
	}
}

// fromClipboard returns the text in the clipboard. It is an error if the text is the same as the previous one, because the
// user may have forgotten to copy the next text.
func (r *pasteReader) fromClipboard() (string, error) {
	text, err := readClipboard(r.ctx)
	switch {
	case err != nil:
		return "", err
	case strings.TrimSpace(text) == "":
		return "", errors.New("the clipboard is empty: copy the text first")
	case text == r.last:
		return "", errors.New("the clipboard still contains the previous text: copy the next text, or paste it here")
	}
	r.last = text
	fmt.Fprintf(r.out, "%s from the clipboard\n", countLines(lines(text)))
	return text, nil
}

// addSamples adds samples to an existing problem, with the next free numbers. If one of them cannot be written,
// it removes the others.
func (m *maker) addSamples(p *draft) (err error) {
	root, err := os.OpenRoot(filepath.Join(m.root, "testcases"))
	if err != nil {
		return err
	}
	defer root.Close()
	dir := path.Join(p.ID, "data", "sample")
	if err := root.MkdirAll(filepath.FromSlash(dir), 0o777); err != nil {
		return err
	}

	// Remember the name of each file before it is written, so that after an error a half-written file is
	// removed, too.
	var written []string
	defer func() {
		if err != nil {
			for _, file := range written {
				root.Remove(file)
			}
		}
	}()
	number := 1
	for _, s := range p.Samples {
		for !vacantSample(root, dir, number) {
			number++
		}
		for _, file := range []struct{ name, text string }{{"ans", s.ans}, {"in", s.in}} {
			name := filepath.FromSlash(fmt.Sprintf("%s/%d.%s", dir, number, file.name))
			written = append(written, name)
			if err := root.WriteFile(name, []byte(file.text), 0o666); err != nil {
				return err
			}
		}
		fmt.Fprintf(m.out, "testcases/%s/%d.in (%s) and %d.ans (%s)\n",
			dir, number, countLines(s.in), number, countLines(s.ans))
	}
	return nil
}

// countLines returns the number of lines of a text in words, such as "1 line" or "2 lines".
func countLines(text string) string {
	n := strings.Count(text, "\n")
	if n == 1 {
		return "1 line"
	}
	return fmt.Sprintf("%d lines", n)
}

// vacantSample reports whether a new sample may get this number. The number is vacant if no sample has it, or
// if the sample with this number is only the empty input that tools/new has created.
func vacantSample(root *os.Root, dir string, number int) bool {
	name := filepath.FromSlash(fmt.Sprintf("%s/%d", dir, number))
	_, ansErr := root.Lstat(name + ".ans")
	info, inErr := root.Lstat(name + ".in")
	isFree := errors.Is(inErr, fs.ErrNotExist) || inErr == nil && info.Mode().IsRegular() && info.Size() == 0
	return isFree && errors.Is(ansErr, fs.ErrNotExist)
}
