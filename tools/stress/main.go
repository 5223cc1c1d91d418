// Command stress looks for inputs on which a solution is wrong. It runs the solution and a slow program on random inputs
// until their outputs differ. Then it makes the input smaller, shows the failure, and offers to keep the input as a
// testcase.
// Start the command with -h for its flags and exit statuses.
//
// The programs run in package judge/runner, with the same limits and checkers as in the judge.
package main

import "oj/tools/stress/command"

func main() { command.Main() }
