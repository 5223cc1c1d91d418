package arena

// The words of a command that the user gives as one text.

import (
	"errors"
	"strings"
)

// split splits a command at blanks. Single or double quotes keep blanks, as in "python3 'my bot.py'"; a backslash is an
// ordinary character, as paths of Windows need it. A command without words and a quote that is not closed are errors.
func split(command string) (list []string, err error) {
	var word strings.Builder
	begun, quote := false, rune(0)
	for _, r := range command + " " {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote == 0 && (r == '\'' || r == '"'):
			begun, quote = true, r
		case quote == 0 && strings.ContainsRune(" \t\n", r):
			if begun {
				list = append(list, word.String())
			}
			word.Reset()
			begun = false
		default:
			begun = true
			word.WriteRune(r)
		}
	}

	switch {
	case quote != 0:
		return nil, errors.New("the quote " + string(quote) + " is not closed")
	case len(list) == 0:
		return nil, errors.New("it has no words")
	}
	return list, nil
}
