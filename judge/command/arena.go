// This file starts the arena, which has its own flags.

package command

import (
	"context"

	"oj/judge/console"
	"oj/judge/internal/arena"
)

// Arena executes the command line of con as that of the arena, and returns the exit status.
func Arena(ctx context.Context, con *console.Console) int { return arena.Run(ctx, con) }

// asksForArena reports whether the command line begins with -arena.
func asksForArena(words []string) bool {
	return len(words) > 0 && (words[0] == "-arena" || words[0] == "--arena")
}
