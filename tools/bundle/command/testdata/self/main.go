// Command self is the bundler without its flags: TestSelf bundles it.
package main

import (
	"context"
	"fmt"
	"os"

	"oj/tools/bundle/internal/accept"
	"oj/tools/bundle/internal/pipeline"
	"oj/tools/shared/site"
)

func main() {
	b, err := pipeline.Make(context.Background(), os.Args[1], pipeline.Options{GoVersion: "go1.18"})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	warnings, err := accept.Check(site.Find("codingame"), b, b.Source)
	fmt.Println(warnings, err)
	os.Stdout.Write(b.Source)
}
