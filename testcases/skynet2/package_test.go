package skynet2_test

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
	pursuit.BreachesAreFound(t, program.Build(t, "./input_validators/validate"))
}
