// Command referee is the referee of marslander2. Package lander contains the rules.
package main

import "oj/testcases/internal/lander"

func main() { lander.Play() }
