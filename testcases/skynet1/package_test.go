package skynet1_test

import (
	"testing"

	"oj/testcases/internal/pursuit"
	"oj/tools/shared/testing/program"
)

func TestDataAreWhatTheGeneratorMakes(t *testing.T) {
	pursuit.DataAreWhatTheGeneratorMakes(t, program.Build(t, "./generators/generate"))
}

func TestReferee(t *testing.T)                   { pursuit.Games(t, referee(t), lostMessage) }
func TestRefereeIsStrictAboutTurns(t *testing.T) { pursuit.StrictAboutTurns(t, referee(t)) }
func TestRefereeFails(t *testing.T)              { pursuit.RefereeFails(t, referee(t)) }

func referee(t *testing.T) string { return program.Build(t, "./output_validators/referee") }

func TestBreachesAreFound(t *testing.T) {
	validator := program.Build(t, "./input_validators/validate")
	pursuit.BreachesAreFound(t, validator, pursuit.Breach{
		Name: "two gateways beside a node",
		Old:  "4 3 1\n0 1\n0 2\n2 3\n1\n3\nseen", New: "4 3 2\n0 1\n0 2\n2 3\n1\n2\n3\nseen",
		Want: "node 0 has links to 2 gateways",
	})
}
