package mutate

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// textPrograms holds programs, and changes that must be among their variants: the mistake and the new line.
var textPrograms = map[string]struct {
	source string
	want   []string
	never  []string // what no variant may change
}{
	"cpp": {`#include <bits/stdc++.h>
using namespace std;
typedef long long ll; // a < b
struct tree { vector<long long> t; void add(int i, ll v) { t[i] += v; } ll sum(int l, int r) { return accumulate(t.begin() + l, t.begin() + r, 0LL); } };
bool by(const pair<int, int> &a, const pair<int, int> &b) { return a.second < b.second; }
int main() {
	int n;
	scanf("%d", &n); /* i < n */
	vector<pair<int, int>> list(n);
	map<string, vector<int>> seen;
	for (int i = 0; i < n; i++) scanf("%d %d", &list[i].first, &list[i].second);
	sort(list.begin(), list.end(), by);
	tree t;
	t.t.assign(1'000, 0);
	int last = n - 1;
	for (int i = 0; i <= last; i++) {
		seen["a < b"].push_back(i);
		t.add(list[i].first, 1);
	}
	auto at = lower_bound(list.begin(), list.end(), make_pair(2, 3));
	if (at != list.end() && n > 1)
		cout << t.sum(1, last) << (at - list.begin() >> 1) << max(n, last);
	seen.clear();
}
`, []string{
		"another comparison: bool by(const pair<int, int> &a, const pair<int, int> &b) { return a.second <= b.second; }",
		"the order is reversed: bool by(const pair<int, int> &a, const pair<int, int> &b) { return a.second > b.second; }",
		"another comparison: for (int i = 0; i < last; i++) {",
		"sorting is missing: ",
		"a bound off by one: int last = n;",
		"an argument off by one: t.add(list[i].first, 2);",
		"two arguments are exchanged: cout << t.sum(last, 1) << (at - list.begin() >> 1) << max(n, last);",
		"an argument off by one: cout << t.sum(2, last) << (at - list.begin() >> 1) << max(n, last);",
		"the other end of equal elements: auto at = upper_bound(list.begin(), list.end(), make_pair(2, 3));",
		"two arguments are exchanged: auto at = lower_bound(list.begin(), list.end(), make_pair(3, 2));",
		"and and or are exchanged: if (at != list.end() || n > 1)",
		"min and max are exchanged: cout << t.sum(1, last) << (at - list.begin() >> 1) << min(n, last);",
		"integers truncated to 32 bits: typedef int ll; // a < b",
		"a neighbour is missing: ",
		"a reset is missing: ",
	}, []string{"a <= b", "i <= n */", "<=bits", "map<=", "pair<="}},

	"python": {`import bisect
from heapq import heappush
n, l, r = map(int, input().split())  # n < 3
a = sorted(int(x) for x in input().split())
order = []
for i in range(1, n):
    if a[i] < a[i - 1] and "a < b" != 'c':
        order.append(i)
order.sort(key=lambda i: a[i], reverse=True)
def tree_sum(l, r):
    """ l < r """
    return sum(a[l:r])
print(bisect.bisect_left(a, 3), tree_sum(l, r), min(l, r))
`, []string{
		"sorting is missing: a = list(int(x) for x in input().split())",
		"a bound off by one: for i in range(1, n - 1):",
		"a bound off by one: for i in range(1, n + 1):",
		"a bound off by one: for i in range(1 + 1, n):",
		`another comparison: if a[i] <= a[i - 1] and "a < b" != 'c':`,
		`a bound off by one: if a[i] < a[i] and "a < b" != 'c':`,
		`and and or are exchanged: if a[i] < a[i - 1] or "a < b" != 'c':`,
		"a neighbour is missing: ",
		"sorting is missing: ",
		"the order is reversed: order.sort(key=lambda i: a[i], reverse=False)",
		"a bound off by one: return sum(a[l + 1:r])",
		"a bound off by one: return sum(a[l:r - 1])",
		"the other end of equal elements: print(bisect.bisect_right(a, 3), tree_sum(l, r), min(l, r))",
		"an argument off by one: print(bisect.bisect_left(a, 4), tree_sum(l, r), min(l, r))",
		"two arguments are exchanged: print(bisect.bisect_left(a, 3), tree_sum(r, l), min(l, r))",
		"min and max are exchanged: print(bisect.bisect_left(a, 3), tree_sum(l, r), max(l, r))",
	}, []string{"n <= 3", "a <= b", "l <= r", "def tree_sum(r"}},
}

// TestTexts: programs in C++ and Python change where beginners go wrong, and nowhere in comments, texts and types. Most
// variants compile.
func TestTexts(t *testing.T) {
	for lang, c := range textPrograms {
		list := Texts([]byte(c.source), lang)
		var got []string
		all := ""
		for i, v := range list {
			got = append(got, v.What+": "+v.New)
			all += string(v.Text)
			if v.Number != i+1 || string(v.Text) == c.source || strings.Count(string(v.Text), "\n") != strings.Count(c.source, "\n") {
				t.Errorf("%s: variant %d: %+v", lang, i, v)
			}
		}
		for _, want := range c.want {
			if !slices.Contains(got, want) {
				t.Errorf("%s: no %q", lang, want)
			}
		}
		for _, never := range c.never {
			if strings.Contains(all, never) {
				t.Errorf("%s: a variant contains %q", lang, never)
			}
		}
		if t.Failed() {
			t.Logf("%s:\n%s", lang, strings.Join(got, "\n"))
		}
	}

	// A long program has at most mostTexts variants, and they are spread over it.
	long := Texts([]byte("int main() {\n"+strings.Repeat("if (a < b) f(1, 2);\n", 100)+"}\n"), "cpp")
	if len(long) != mostTexts || long[0].Line > 3 || long[mostTexts-1].Line < 95 {
		t.Errorf("%d variants from line %d", len(long), long[0].Line)
	}
}

// TestTextsCompile: at least three of four variants of a program in Python and in C++ have a meaning in their language.
func TestTextsCompile(t *testing.T) {
	for lang, command := range map[string][]string{
		"python": {"python3", "-c", "import sys; compile(open(sys.argv[1]).read(), 'x', 'exec')"},
		"cpp":    {"g++", "-fsyntax-only"},
	} {
		if _, err := exec.LookPath(command[0]); err != nil {
			t.Skip(err)
		}
		list := Texts([]byte(textPrograms[lang].source), lang)
		step := map[string]int{"python": 1, "cpp": 6}[lang] // C++ takes a second for each
		tried, good := 0, 0
		for i := 0; i < len(list); i += step {
			file := filepath.Join(t.TempDir(), "p.cpp")
			if err := os.WriteFile(file, list[i].Text, 0o666); err != nil {
				t.Fatal(err)
			}
			tried++
			if out, err := exec.Command(command[0], append(command[1:len(command):len(command)], file)...).CombinedOutput(); err == nil {
				good++
			} else {
				t.Logf("%s: %s\n%.300s", list[i].What, list[i].New, out)
			}
		}
		if 4*good < 3*tried {
			t.Errorf("%s: only %d of %d variants compile", lang, good, tried)
		}
	}
}
