// Command stress looks for inputs on which a solution is wrong: it runs the program against a slow one on random inputs
// until they differ, makes the input smaller, shows it and keeps it as a testcase. Package judge/runner runs the programs,
// as the judge does. Start it with -h for its flags and exit statuses.
package main

import "oj/judge/runner"

func main() { runner.Main(command) }
