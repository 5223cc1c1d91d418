package arena

import (
	"slices"
	"testing"
)

func TestSplit(t *testing.T) {
	for command, want := range map[string][]string{
		"./bot":                    {"./bot"},
		"  python3\tbot.py -n 3\n": {"python3", "bot.py", "-n", "3"},
		`python3 'my bot.py'`:      {"python3", "my bot.py"},
		`"C:\Program Files\b.exe"`: {`C:\Program Files\b.exe`},
		`a'b c'd "it's" ''`:        {"ab cd", "it's", ""},
		"":                         nil,
		"  ":                       nil,
		"'a b":                     nil,
		`a "b`:                     nil,
	} {
		got, err := split(command)
		if !slices.Equal(got, want) || (err != nil) != (want == nil) {
			t.Errorf("split(%q) = %q, %v; want %q", command, got, err, want)
		}
	}
}
