package skynet2_test

import (
	"testing"

	"oj/testcases/internal/pursuit"
)

func TestDataAreWhatTheGeneratorMakes(t *testing.T) { pursuit.DataAreWhatTheGeneratorMakes(t) }
func TestReferee(t *testing.T)                      { pursuit.Games(t, lostMessage) }
func TestRefereeIsStrictAboutTurns(t *testing.T)    { pursuit.StrictAboutTurns(t) }
func TestRefereeFails(t *testing.T)                 { pursuit.RefereeFails(t) }

func TestBreachesAreFound(t *testing.T) { pursuit.BreachesAreFound(t) }
