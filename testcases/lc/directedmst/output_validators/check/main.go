// Command check is the output validator of a Library Checker problem; problem.yaml passes the id.
package main

import "oj/testcases/internal/lc"

func main() { lc.Validate() }
