// Package about tells what is known of a problem without its testcases: for which judge it is, for example.
package about

import (
	"oj/judge/internal/problem"
	"oj/tools/workspace"
)

// Problem is what is known.
type Problem = problem.Problem

// Read reads what the package of a problem says of it. A problem without problem.yaml, or without a package, has the
// defaults. The error names the file and the line that cannot be read.
func Read(t workspace.Target) (*Problem, error) { return problem.Describe(t.ID, t.Package) }
