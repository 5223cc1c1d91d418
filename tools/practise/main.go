// Command practise lets a learner work through the course: it creates the files for the learner's own
// program, shows hints in five steps, compares an accepted program with the repository's solution, and tells
// which problem is next and which problems are due for review.
//
// Start the command with -h for flags and exit statuses.
package main

import "oj/tools/practise/command"

func main() { command.Main() }
