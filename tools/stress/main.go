// Command stress looks for inputs on which a solution is wrong. It runs the solution and a slow program on random inputs
// until their outputs differ. Then it makes the input smaller, shows the failure, and keeps the input as a testcase.
// Start the command with -h for its flags and exit statuses.
//
// The judge runs the programs (package judge/runner), so limits and checkers are the same as when it judges.
package main

import "oj/judge/runner"

func main() { runner.Main(command) }
