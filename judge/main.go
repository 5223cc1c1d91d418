// Command judge predicts the verdict of an online judge. It builds the generated main.go and main.cpp of
// each problem, runs them on the problem's testcases and prints their verdicts. It also judges any other
// source against a problem, and any ICPC problem package.
//
// Start it with -h for its flags and exit statuses.
package main

import judge "oj/judge/command"

func main() { judge.Main() }
