// Accepted: searches turn by turn. In each turn it places a bomb on an empty cell, the best cells first, or waits
// for a cell to become empty.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

const int RANGE = 3, FUSE = 3, NEVER = 1000;

int width, height, rounds;
vector<string> rows;
vector<vector<int>> cross; // the cells that an explosion reaches
vector<int> gone;          // the turn in which a node is gone
vector<int> plan;          // the cell of each turn, -1 for none

char at(int c) { return rows[c / width][c % width]; }

int gain(int c) {
	int count = 0;
	for (int r : cross[c]) count += at(r) == '@' && gone[r] == NEVER;
	return count;
}

bool search(int turn, int bombs, int before) {
	int left = 0;
	vector<int> gains;
	vector<pair<int, int>> options;
	for (int c = 0; c < width * height; c++) {
		left += at(c) == '@' && gone[c] == NEVER;
		if (at(c) == '#') continue;
		int g = gain(c);
		gains.push_back(g);
		// Two bombs on cells that were empty already are placed in the order of their cells.
		bool ordered = before < 0 || c > before || (at(c) == '@' && gone[c] == turn);
		bool empty = at(c) == '.' || gone[c] <= turn;
		if (g > 0 && empty && ordered) options.push_back({-g, c});
	}
	if (left == 0) return true;
	if (bombs == 0 || turn + FUSE > rounds) return false;
	sort(gains.rbegin(), gains.rend());
	int most = 0;
	for (int i = 0; i < bombs && i < (int)gains.size(); i++) most += gains[i];
	if (most < left) return false;

	sort(options.begin(), options.end());
	for (auto &option : options) {
		int c = option.second;
		vector<int> saved = gone;
		for (int r : cross[c])
			if (at(r) == '@') gone[r] = min(gone[r], turn + FUSE);
		plan.push_back(c);
		if (search(turn + 1, bombs - 1, c)) return true;
		plan.pop_back();
		gone = saved;
	}

	// Waiting helps only if a cell becomes empty from which a bomb reaches more nodes.
	bool helps = false;
	for (int c = 0; c < width * height; c++) helps = helps || (gone[c] > turn && gone[c] != NEVER && gain(c) > 0);
	if (!helps) return false;
	plan.push_back(-1);
	if (search(turn + 1, bombs, -1)) return true;
	plan.pop_back();
	return false;
}

int main() {
	cin >> width >> height;
	rows.resize(height);
	for (auto &row : rows) cin >> row;
	for (int c = 0; c < width * height; c++) {
		cross.push_back({c});
		for (int d = 0; d < 4; d++) {
			int x = c % width, y = c / width;
			for (int i = 0; i < RANGE; i++) {
				x += d == 0 ? 1 : d == 1 ? -1 : 0;
				y += d == 2 ? 1 : d == 3 ? -1 : 0;
				if (x < 0 || y < 0 || x >= width || y >= height) break;
				if (rows[y][x] == '#') break;
				cross[c].push_back(y * width + x);
			}
		}
	}
	gone.assign(width * height, NEVER);

	int left, bombs;
	for (int turn = 0; cin >> left >> bombs; turn++) {
		if (turn == 0) {
			rounds = left;
			search(0, bombs, -1);
		}
		if (turn < (int)plan.size() && plan[turn] >= 0)
			cout << plan[turn] % width << " " << plan[turn] / width << endl;
		else
			cout << "WAIT" << endl;
	}
}
