// Command readme writes the generated parts of README.md files. One of these comments marks a generated part:
//
//	<!-- file: PATH -->           the fenced block after this line shows the file PATH
//	<!-- problems -->             the lines up to <!-- end of problems --> are a table of the solved problems
//
// The PATH in such a comment is relative to the root of the module. Start the command with -h for examples,
// flags and exit statuses.
package main

import "oj/tools/readme/command"

func main() { command.Main() }
