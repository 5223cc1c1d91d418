package build

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPackagesOfTheModule checks that a validator of a problem may import Go packages of the module that
// contains it, directly or through other packages, and that a change of any of them gives the validator
// another key. A submission must not import such packages, because a site does not have the module.
func TestPackagesOfTheModule(t *testing.T) {
	root := folder(t, map[string]string{
		"go.mod":                  "module m // a comment\n\ngo 1.21\n\nrequire no/such v1.0.0\n",
		"p/validator/main.go":     "package main\n\nimport \"m/internal/middle\"\n\nfunc main() { print(middle.Text()) }\n",
		"internal/middle/m.go":    "package middle\n\nimport \"m/internal/last\"\n\nfunc Text() string { return last.Text }\n",
		"internal/last/l.go":      "package last\n\nconst Text = \"hello\"\n",
		"internal/last/x_test.go": "broken",
		"internal/unused/u.go":    "package broken\n\nvar x int = \"\"\n",
	})
	b := newBuilder(t)
	dir := filepath.Join(root, "p", "validator")
	jobs := []Job{{Source: dir, Module: true}, {Source: filepath.Join(dir, "main.go"), Module: true}, {Source: dir}}

	progs := build(t, b, jobs...)
	for _, p := range progs[:2] {
		if got := prints(t, p); got != "hello" {
			t.Errorf("prints %q; failure %s", got, p.Failed)
		}
	}
	if !strings.Contains(progs[2].Failed, "m/internal/middle") {
		t.Errorf("a submission: failure %q, want one about the import", progs[2].Failed)
	}

	last := filepath.Join(root, "internal", "last", "l.go")
	if err := os.WriteFile(last, []byte("package last\n\nconst Text = \"changed\"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := prints(t, build(t, b, jobs[0])[0]); got != "changed" {
		t.Errorf("after a change of a shared package it prints %q", got)
	}

	if err := os.Remove(last); err != nil {
		t.Fatal(err)
	}
	if p := build(t, b, jobs[0])[0]; !strings.Contains(p.Failed, "m/internal/last") {
		t.Errorf("a package is missing: failure %q", p.Failed)
	}
}

// TestPackagesOfAReplacedModule checks that a validator may import packages of a module that go.mod replaces
// with a local folder.
func TestPackagesOfAReplacedModule(t *testing.T) {
	other := folder(t, map[string]string{
		"go.mod":     "module oj\n\ngo 1.21\n\nrequire no/such v1.0.0\n",
		"lib/a/a.go": "package a\n\nimport \"oj/lib/b\"\n\nfunc Text() string { return b.Text }\n",
		"lib/b/b.go": "package b\n\nconst Text = \"hello\"\n",
	})
	root := folder(t, map[string]string{
		"go.mod":              "module m\n\ngo 1.21\n\nrequire oj v0.0.0\n\nreplace oj => " + other + "\n",
		"p/validator/main.go": "package main\n\nimport (\n\t\"m/own\"\n\t\"oj/lib/a\"\n)\n\nfunc main() { print(a.Text(), own.Text) }\n",
		"own/own.go":          "package own\n\nconst Text = \" world\"\n",
	})

	p := build(t, newBuilder(t), Job{Source: filepath.Join(root, "p", "validator"), Module: true})[0]
	if got := prints(t, p); got != "hello world" {
		t.Errorf("prints %q; failure %s", got, p.Failed)
	}
}
