// Command bundle turns a Go program into one self-contained file for a judge. It inlines the declarations that the program
// uses from all packages outside the standard library.
package main

import "oj/tools/bundle/command"

func main() { command.Main() }
