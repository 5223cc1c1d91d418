package skynet1_test

import (
	"testing"

	"oj/testcases/internal/pursuit"
)

func TestDataAreWhatTheGeneratorMakes(t *testing.T) { pursuit.DataAreWhatTheGeneratorMakes(t) }
func TestReferee(t *testing.T)                      { pursuit.Games(t, lostMessage) }
func TestRefereeIsStrictAboutTurns(t *testing.T)    { pursuit.StrictAboutTurns(t) }
func TestRefereeFails(t *testing.T)                 { pursuit.RefereeFails(t) }

func TestBreachesAreFound(t *testing.T) {
	pursuit.BreachesAreFound(t, pursuit.Breach{
		Name: "two gateways beside a node",
		Old:  "4 3 1\n0 1\n0 2\n2 3\n1\n3\nseen", New: "4 3 2\n0 1\n0 2\n2 3\n1\n2\n3\nseen",
		Want: "node 0 has links to 2 gateways",
	})
}
