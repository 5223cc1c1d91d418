package scan

import "testing"

func TestChoose(t *testing.T) {
	if got := Choose(true, "YES", "NO") + Choose(false, "yes", "no"); got != "YESno" {
		t.Errorf("chose %s", got)
	}
}
