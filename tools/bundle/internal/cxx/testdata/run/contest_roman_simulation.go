// A judge's simulation: commands from lines, a stack machine, fields, maps of functions, sorted reports.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
)

type account struct {
	name    string
	balance int
	history []string
}

type bank struct {
	accounts map[string]*account
	commands map[string]func(args []string) error
}

func newBank() *bank {
	b := &bank{accounts: map[string]*account{}}
	b.commands = map[string]func([]string) error{
		"open": b.open,
		"move": b.move,
		"add": func(args []string) error {
			n, err := strconv.Atoi(args[1])
			if err != nil {
				return err
			}
			a, ok := b.accounts[args[0]]
			if !ok {
				return fmt.Errorf("no account %q", args[0])
			}
			a.balance += n
			a.history = append(a.history, fmt.Sprintf("%+d", n))
			return nil
		},
	}
	return b
}

func (b *bank) open(args []string) error {
	if _, dup := b.accounts[args[0]]; dup {
		return fmt.Errorf("account %s exists", args[0])
	}
	b.accounts[args[0]] = &account{name: args[0]}
	return nil
}

func (b *bank) move(args []string) error {
	from, to := b.accounts[args[0]], b.accounts[args[1]]
	n, _ := strconv.Atoi(args[2])
	if from == nil || to == nil {
		return fmt.Errorf("cannot move from %v to %v", from != nil, to != nil)
	}
	if from.balance < n {
		return fmt.Errorf("%s has only %d", from.name, from.balance)
	}
	from.balance -= n
	to.balance += n
	return nil
}

func (b *bank) run(line string) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("bad command %q: %v", line, r)
		}
	}()
	f := strings.Fields(line)
	return b.commands[strings.ToLower(f[0])](f[1:])
}

func roman(n int) (s string) {
	vals := []int{1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1}
	syms := strings.Split("M CM D CD C XC L XL X IX V IV I", " ")
	for i := 0; n > 0; i++ {
		for n >= vals[i] {
			n -= vals[i]
			s += syms[i]
		}
	}
	return
}

func main() {
	b := newBank()
	in := bufio.NewScanner(os.Stdin)
	line := 0
	for in.Scan() {
		line++
		if err := b.run(in.Text()); err != nil {
			fmt.Printf("%s. %v\n", roman(line), err)
		}
	}
	var list []*account
	for _, a := range b.accounts {
		list = append(list, a)
	}
	sort.Slice(list, func(i, j int) bool {
		if list[i].balance == list[j].balance {
			return list[i].name < list[j].name
		}
		return list[i].balance > list[j].balance
	})
	fmt.Printf("%-10s|%8s|%s\n%s\n", "name", "balance", " history", strings.Repeat("=", 30))
	for _, a := range list {
		fmt.Printf("%-10.6s|%8d| %v\n", a.name, a.balance, a.history)
	}
	fmt.Println(roman(1994), roman(3888))
}
