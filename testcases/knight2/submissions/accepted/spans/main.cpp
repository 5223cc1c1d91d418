// Accepted: keeps, for each row, the span of columns in which the bomb can be. It tries to jump to the mirror images
// of the present window through nine points around the centre, and to the centre itself.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Span { long long lo, hi; };

int width, height, jumps;

// nearer returns the windows of row y that are nearer to p than to q, or as near to both if slack is 1.
Span nearer(Span s, int y, int px, int py, int qx, int qy, int slack) {
	long long a = 2LL * (qx - px);
	long long c = 1LL * qx * qx + 1LL * qy * qy - 1LL * px * px - 1LL * py * py - 2LL * (qy - py) * y - 1 + slack;
	if (a == 0) return c >= 0 ? s : Span{1, 0};
	long long q = c / a;
	if (a > 0) {
		if (q * a > c) q--;
		s.hi = min(s.hi, q);
	} else {
		if (q * a > c) q++;
		s.lo = max(s.lo, q);
	}
	return s;
}

long long size(Span s) { return max(0LL, s.hi - s.lo + 1); }

int main() {
	int x, y;
	cin >> width >> height >> jumps >> x >> y;
	vector<Span> rows(height, Span{0, width - 1});
	int oldX = x, oldY = y;
	string hint;
	while (cin >> hint) {
		long long all = 0, sumX = 0, sumY = 0;
		for (int r = 0; r < height; r++) {
			Span &s = rows[r];
			if (hint == "WARMER" || hint == "SAME") s = nearer(s, r, x, y, oldX, oldY, hint == "SAME");
			if (hint == "COLDER" || hint == "SAME") s = nearer(s, r, oldX, oldY, x, y, hint == "SAME");
			all += size(s);
			sumX += size(s) * (s.lo + s.hi) / 2;
			sumY += size(s) * r;
		}

		int cx = (sumX + all / 2) / max(1LL, all), cy = (sumY + all / 2) / max(1LL, all);
		int bestX = cx, bestY = cy;
		long long least = -1;
		for (int k = -1; k < 9 && all > 1; k++) {
			int tx = k < 0 ? cx : min(width - 1, max(0, 2 * cx - x + k % 3 - 1));
			int ty = k < 0 ? cy : min(height - 1, max(0, 2 * cy - y + k / 3 - 1));
			if (tx == x && ty == y) continue;
			long long warmer = 0, colder = 0;
			for (int r = 0; r < height; r++) {
				warmer += size(nearer(rows[r], r, tx, ty, x, y, 0));
				colder += size(nearer(rows[r], r, x, y, tx, ty, 0));
			}
			long long most = max(max(warmer, colder), all - warmer - colder);
			if (least < 0 || most < least) {
				least = most;
				bestX = tx;
				bestY = ty;
			}
		}
		oldX = x, oldY = y, x = bestX, y = bestY;
		cout << x << " " << y << endl;
	}
}
