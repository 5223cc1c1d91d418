package load

import (
	"errors"
	"go/scanner"
	"go/token"
	"strconv"
	"strings"

	"oj/tools/bundle/internal/diag"
)

// addParse records the syntax errors in err.
func (r *reader) addParse(err error) {
	var list scanner.ErrorList
	if !errors.As(err, &list) {
		r.errs = append(r.errs, diag.Diag{Msg: err.Error()})
		return
	}
	for _, e := range list {
		r.errs = append(r.errs, diag.Diag{Pos: e.Pos, Msg: "syntax error: " + e.Msg})
	}
}

// listPosition parses a position in the format of the go command: file, file:line or file:line:col.
func listPosition(dir, s string) token.Position {
	parts := strings.Split(s, ":")

	// Parse the numbers from the end, because the file name may contain colons.
	var nums []int
	for len(parts) > 1 && len(nums) < 2 {
		n, err := strconv.Atoi(parts[len(parts)-1])
		if err != nil {
			break
		}
		nums = append([]int{n}, nums...)
		parts = parts[:len(parts)-1]
	}

	pos := token.Position{Filename: absIn(dir, strings.Join(parts, ":"))}

	// The line and the column may be missing in s.
	if len(nums) > 0 {
		pos.Line = nums[0]
	}
	if len(nums) > 1 {
		pos.Column = nums[1]
	}
	return pos
}
