// This file adds integer constants to random programs, as operands that the compiler can see. They are near the
// powers of two at which a translation could compute with too few bits. The choices come from a random sequence of
// their own, so that a change of this file does not change the rest of a program.
package randprog

import (
	"fmt"
	"math/big"
)

// edge returns an integer of the type that is near a power of two or near its negative.
func (g *generator) edge(t *goType) *big.Int {
	one := big.NewInt(1)
	lo, hi := new(big.Int), new(big.Int).Lsh(one, uint(t.bits))
	if t.signed {
		hi.Rsh(hi, 1)
		lo.Neg(hi)
	}

	// Repeat until the number is one of the type.
	for {
		power := []uint{0, 3, 7, 8, 15, 16, 31, 31, 32, 32, 63, 63, 64}[g.consts.Intn(13)]
		n := new(big.Int).Lsh(one, power)
		n.Add(n, big.NewInt(int64(g.consts.Intn(3)-1)))
		if g.consts.Intn(3) == 0 {
			n.Neg(n)
		}
		if n.Cmp(lo) >= 0 && n.Cmp(hi) < 0 {
			return n
		}
	}
}

// written writes an integer in one of the ways in which a program may write a constant.
func (g *generator) written(t *goType, n *big.Int) string {
	switch g.consts.Intn(5) {
	case 0:
		return fmt.Sprintf("%s(%s)", t, n)
	case 1:
		return fmt.Sprintf("(%s<<1>>1)", n)
	case 2:
		return fmt.Sprintf("(%#x)", n)
	case 3: // one less, and 1 in an untyped constant expression
		return fmt.Sprintf("(%s + 1)", new(big.Int).Sub(n, big.NewInt(1)))
	}
	return fmt.Sprintf("(%s)", n)
}

// withConstant returns x, an integer expression of type t that is not constant, or sometimes an operation of x and
// a constant.
func (g *generator) withConstant(t *goType, x string) string {
	if g.consts.Intn(100) >= 25 {
		return x
	}
	n := g.edge(t)
	c := g.written(t, n)
	op := []string{"+", "-", "*", "&", "|", "^", "&^", "&^"}[g.consts.Intn(8)]
	switch g.consts.Intn(8) {
	case 0, 1, 2, 3:
		return fmt.Sprintf("(%s %s %s)", x, op, c)
	case 4:
		return fmt.Sprintf("(%s %s %s)", c, op, x)
	case 5: // a divisor that is odd is not zero
		return fmt.Sprintf("(%s %s (%s | 1))", c, []string{"/", "%"}[g.consts.Intn(2)], x)
	case 6:
		return fmt.Sprintf("(%s %s (%s << (uint8(%s) & 63)))", x, op, c, x)
	}

	// The constant divides x, or is a shift count, unless this would not compile.
	if n.Sign() > 0 {
		return fmt.Sprintf("(%s %s %s)", x, []string{"/", "%", "<<", ">>"}[g.consts.Intn(4)], c)
	}
	if n.Sign() < 0 {
		return fmt.Sprintf("(%s %s %s)", x, []string{"/", "%"}[g.consts.Intn(2)], c)
	}
	return x
}

// comparedWith returns a condition, or sometimes the condition and a comparison of x, an expression of type t, with
// a constant.
func (g *generator) comparedWith(t *goType, condition, x string) string {
	if t.kind != intKind || g.consts.Intn(100) >= 25 {
		return condition
	}
	op := []string{"<", "<=", ">", ">=", "==", "!="}[g.consts.Intn(6)]
	return fmt.Sprintf("(%s != (%s %s %s))", condition, x, op, g.written(t, g.edge(t)))
}

// assignConstant sometimes writes an assignment operator with a constant operand.
func (g *generator) assignConstant(v variable) {
	if g.consts.Intn(100) >= 25 {
		return
	}
	n := g.edge(v.typ)
	op := []string{"+", "-", "*", "&", "|", "^", "&^", "&^"}[g.consts.Intn(8)]
	if n.Sign() > 0 && g.consts.Intn(4) == 0 {
		op = []string{"/", "%", "<<", ">>"}[g.consts.Intn(4)]
	}
	g.line("%s %s= %s", v.name, op, g.written(v.typ, n))
}
