// Command check is the output validator of a Library Checker problem. It gets the id of the problem as an argument
// from problem.yaml.
package main

import "oj/testcases/internal/lc"

func main() { lc.Validate() }
