// This file contains the rules of the game.

package main

const (
	mostSpeed = 49
	lanes     = 4
)

type state struct {
	x, speed int
	bikes    uint8 // bit i is set if lane i has a bike
}

var commands = []string{"SPEED", "JUMP", "UP", "DOWN", "WAIT", "SLOW"}

type bridge []string // the lanes from top to bottom; 0 is a hole

// hole reports whether a lane has a hole between two cells, both included. There are no holes beyond the bridge.
func (b bridge) hole(lane, from, to int) bool {
	for x := from; x <= to && x < len(b[lane]); x++ {
		if b[lane][x] == '0' {
			return true
		}
	}
	return false
}

// drive returns the state after a command.
func (b bridge) drive(s state, command string) state {
	after := state{s.x, s.speed, 0}
	aside := 0
	switch {
	case command == "SPEED" && s.speed < mostSpeed:
		after.speed++
	case command == "SLOW" && s.speed > 0:
		after.speed--
	case command == "UP" && s.bikes&1 == 0:
		aside = -1
	case command == "DOWN" && s.bikes>>(lanes-1) == 0:
		aside = 1
	}

	after.x += after.speed

	// A bike falls if it rides over a hole. This does not affect the other bikes, so check each bike on its
	// own.
	for lane := 0; lane < lanes; lane++ {
		if s.bikes>>lane&1 == 0 {
			continue
		}
		falls := b.hole(lane, s.x+1, after.x)
		switch {
		case command == "JUMP":
			falls = b.hole(lane, after.x, after.x)
		case aside != 0:
			falls = b.hole(lane, s.x+1, after.x-1) || b.hole(lane+aside, s.x+1, after.x)
		}

		if !falls {
			after.bikes |= 1 << (lane + aside)
		}
	}
	return after
}
