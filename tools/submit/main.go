// Command submit sends a solution to its judge. It first judges the solution on this machine. It then sends the
// program to UVa or Kattis and waits for the verdict. For other judges it copies the program to the clipboard and opens the
// page where the user pastes it.
//
// Start the command with -h for flags and exit statuses.
package main

import "oj/tools/submit/command"

func main() { command.Main() }
