package packages

import "testing"

func TestRefereeEnds(t *testing.T) {
	for page, want := range map[string]bool{
		"https://www.codingame.com/training/medium/skynet-revolution-episode-1": true, "http://codingame.com": true, "www.CodinGame.com/x": true,
		"": false, "https://open.kattis.com/problems/guess": false, "https://notcodingame.com": false,
		"https://codingame.com.example.org": false, "https://example.org/codingame.com": false,
	} {
		if got := (&Package{SourceURL: page}).RefereeEnds(); got != want {
			t.Errorf("%q: %v, want %v", page, got, want)
		}
	}
}
