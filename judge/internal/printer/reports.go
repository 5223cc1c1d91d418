package printer

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	"oj/judge/console"
	"oj/judge/internal/page"
	"oj/judge/internal/report"
	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/workspace"
)

// Reports says which reports are written. The names of files are relative to the current folder.
type Reports struct {
	JSON, JUnit, HTML string // the files for the reports; "-" for standard output, "" for no report
	Quickfix          string // the file for the lines of -format quickfix; "-" for standard output, "" for none
	Pictures          int    // the maximum size in MiB of the pictures of accepted testcases in the HTML report
	Compare           string // an earlier report, "" for none
}

// Files returns the files to which reports are written: JSON, JUnit, HTML and quickfix; "" for a report that is not
// written.
func (o *Reports) Files() []string { return []string{o.JSON, o.JUnit, o.HTML, o.Quickfix} }

// Check returns an error if a report cannot be written.
func (o *Reports) Check(dir string) error {
	for _, name := range o.Files() {
		if name == "" || name == "-" {
			continue
		}

		// Create and remove a file: this is the only reliable test.
		file := workspace.In(dir, name)
		info, err := os.Stat(file)
		if err == nil && !info.IsDir() && !info.Mode().IsRegular() {
			continue // other files, for example pipes, cannot be tested without writing to them
		}
		f, err := atomicfile.Create(file)
		if err != nil {
			return err
		}
		f.Discard()
	}
	return nil
}

// Previous returns the earlier report with which the new one is compared, or nil if there is none.
func (o *Reports) Previous(dir string) (*report.Report, error) {
	if o.Compare == "" {
		return nil, nil
	}
	data, err := os.ReadFile(workspace.In(dir, o.Compare))
	if err != nil {
		return nil, fmt.Errorf("-compare %s: %w", o.Compare, err)
	}
	previous, err := report.Read(data)
	if err != nil {
		return nil, fmt.Errorf("-compare %s: %w", o.Compare, err)
	}
	return previous, nil
}

// Write writes the reports about r to their files or to standard output.
func (o *Reports) Write(con *console.Console, r *report.Report) error {
	makers := []func() ([]byte, error){ // in the order of Files
		func() ([]byte, error) { return report.JSON(r) },
		func() ([]byte, error) { return report.JUnit(r, con.Relative) },
		func() ([]byte, error) { return o.page(con, r) },
		func() ([]byte, error) { return report.Quickfix(r, con.Relative), nil },
	}
	for i, name := range o.Files() {
		if name == "" {
			continue
		}

		data, err := makers[i]()
		switch {
		case err != nil:
		case name == "-":
			_, err = con.Stdout.Write(data)
		default:
			// Replace the file atomically, so that no reader sees a half-written report.
			err = atomicfile.Write(workspace.In(con.Dir, name), data)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// page returns the report as an HTML page.
func (o *Reports) page(con *console.Console, r *report.Report) ([]byte, error) {
	// Compose the command line of this call, which the page shows.
	words := []string{args.Named("go run ./judge")}
	for _, a := range con.Args {
		words = append(words, args.Quote(a))
	}
	var b bytes.Buffer
	err := page.Write(&b, r, strings.Join(words, " "), o.Pictures)
	return b.Bytes(), err
}
