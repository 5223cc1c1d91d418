// This file judges every problem of the repository once, as the command does without arguments.

package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/packages"
	"oj/judge/internal/workspace"
)

func TestEveryProblemIsAccepted(t *testing.T) {
	ws, err := workspace.Find(".")
	if err != nil {
		t.Fatal(err)
	}
	all, err := ws.All()
	if err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	args := []string{"-fresh"}
	if testing.Short() {
		args = append(args, "-case", "sample/*")
	}
	if status := command(context.Background(), ws.Root, args, &stdout, &stderr); status != exitOK {
		t.Errorf("status %d\n%s%s", status, &stdout, &stderr)
	}
	for _, p := range all {
		if !strings.Contains(stdout.String(), "\n"+p.ID+" ") {
			t.Errorf("%s is not in the table:\n%s", p.ID, &stdout)
		}
	}
}

// TestEveryPackageIsRead shows that the repository's packages hold nothing that the judge overlooks.
func TestEveryPackageIsRead(t *testing.T) {
	folders, err := filepath.Glob("../testcases/*")
	if err != nil || len(folders) == 0 {
		t.Fatalf("no packages: %v", err)
	}
	for _, dir := range folders {
		if filepath.Base(dir) == "internal" {
			continue // what the tests of several packages share
		}
		if _, err := os.Stat(filepath.Join(dir, "problem.yaml")); err != nil {
			t.Error(err)
			continue
		}
		p, err := packages.Read(dir)
		if err != nil {
			t.Error(err)
			continue
		}
		for _, warning := range p.Warnings {
			t.Errorf("%s: %s", dir, warning)
		}
	}
}
