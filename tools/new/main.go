// Command new creates the files of a new problem: a template for the solution, the samples and problem.yaml.
// The description of the problem comes from the browser extension Competitive Companion or from a file.
// Without a description, the command creates an empty problem with a given id.
//
// Start the command with -h for flags and exit statuses.
package main

import "oj/tools/new/command"

func main() { command.Main() }
