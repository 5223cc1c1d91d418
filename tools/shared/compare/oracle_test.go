// This file contains a second implementation of the default validator, the oracle of the tests. It is simple: it
// keeps whole texts in memory, and uses regular expressions and rational numbers. Of the code under test, it uses
// only ParseFlags.

package compare

import (
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"

	"oj/tools/shared/verdict"
)

var (
	oracleNumber = regexp.MustCompile(`^[+-]?([0-9]*\.[0-9]+|[0-9]+\.|[0-9]+)([eE][+-]?[0-9]+)?$`)
	oracleSplit  = regexp.MustCompile(`[ \f\n\r\t\v]+`)
)

// oracle returns the verdict that Compare must return.
func oracle(answer, output string, flags []string) verdict.Verdict {
	caseSensitive, spaceSensitive := false, false
	var relative, absolute *big.Rat
	for i := 0; i < len(flags); i++ {
		switch flags[i] {
		case "case_sensitive":
			caseSensitive = true
		case "space_change_sensitive":
			spaceSensitive = true
		default:
			eps, ok := new(big.Rat).SetString(strings.TrimPrefix(flags[i+1], "+"))
			if !ok {
				panic(flags[i+1])
			}
			if flags[i] != "float_absolute_tolerance" {
				relative = eps
			}
			if flags[i] != "float_relative_tolerance" {
				absolute = eps
			}
			i++
		}
	}
	ansTokens, ansSpaces := oracleCut(answer)
	outTokens, outSpaces := oracleCut(output)
	same := len(ansTokens) == len(outTokens)
	for i := 0; same && i < len(ansTokens); i++ {
		same = oracleToken(ansTokens[i], outTokens[i], caseSensitive, relative, absolute)
	}
	if spaceSensitive && strings.Join(ansSpaces, "|") != strings.Join(outSpaces, "|") {
		same = false
	}
	switch {
	case same:
		return verdict.AC
	case caseSensitive && spaceSensitive && relative == nil && absolute == nil &&
		strings.Join(ansTokens, "") == strings.Join(outTokens, ""):
		return verdict.PE
	}
	return verdict.WA
}

// oracleCut returns the tokens of a text, and the white space before, between and after them.
func oracleCut(text string) (tokens, spaces []string) {
	for _, tok := range oracleSplit.Split(text, -1) {
		if tok != "" {
			tokens = append(tokens, tok)
		}
	}
	rest := text
	for _, tok := range tokens {
		i := strings.Index(rest, tok)
		spaces = append(spaces, rest[:i])
		rest = rest[i+len(tok):]
	}
	return tokens, append(spaces, rest)
}

func oracleToken(ans, out string, caseSensitive bool, relative, absolute *big.Rat) bool {
	if relative != nil || absolute != nil {
		if a, ok := oracleParse(ans); ok {
			s, ok := oracleParse(out)
			if !ok {
				return false
			}
			diff := new(big.Rat).Sub(s, a)
			diff.Abs(diff)
			if absolute != nil && diff.Cmp(absolute) <= 0 {
				return true
			}
			return relative != nil && diff.Cmp(new(big.Rat).Mul(relative, new(big.Rat).Abs(a))) <= 0
		}
	}
	if !caseSensitive {
		ans, out = oracleLower(ans), oracleLower(out)
	}
	return ans == out
}

// oracleParse reads a finite number.
func oracleParse(tok string) (*big.Rat, bool) {
	if !oracleNumber.MatchString(tok) {
		return nil, false
	}
	f, err := strconv.ParseFloat(tok, 64)
	if err != nil || math.IsInf(f, 0) {
		return nil, false
	}
	return new(big.Rat).SetString(strings.TrimPrefix(tok, "+"))
}

// oracleLower changes ASCII capitals to lowercase letters and leaves all other bytes unchanged.
func oracleLower(s string) string {
	b := []byte(s)
	for i, c := range b {
		if c >= 'A' && c <= 'Z' {
			b[i] = c - 'A' + 'a'
		}
	}
	return string(b)
}
