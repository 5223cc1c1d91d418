// Command init creates a repository for a user's own solutions. The new repository is a Go module that can
// run the commands of this repository with "go tool". It does not contain copies of the commands: its go.mod
// refers to the user's clone of this repository, so an update of the clone also updates the commands.
//
// Start it with -h for its exit statuses.
package main

import "oj/tools/init/command"

func main() { command.Main() }
