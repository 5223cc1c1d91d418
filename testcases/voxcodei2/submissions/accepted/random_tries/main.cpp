// Waits until the maps have left one track for each node. Then it chooses bombs at random, again and again, until they
// reach all nodes: a bomb for the node that the fewest bombs reach, one of those that reach most other nodes.
#include <algorithm>
#include <iostream>
#include <random>
#include <string>
#include <vector>
using namespace std;

const int FUSE = 3, WATCH = 12, TRIES = 1000;

struct Bomb { int turn, cell; vector<int> nodes; };

int width, height, rounds;
vector<string> walls;
vector<vector<int>> cross, tracks;
vector<Bomb> plan;

bool isOpen(int x, int y) { return x >= 0 && y >= 0 && x < width && y < height && walls[y][x] != '#'; }

vector<int> walk(int x, int y, int dx, int dy) {
	vector<int> track;
	for (int t = 0; t <= rounds; t++) {
		track.push_back(y * width + x);
		if (!isOpen(x + dx, y + dy)) dx = -dx, dy = -dy;
		if (isOpen(x + dx, y + dy)) x += dx, y += dy;
	}
	return track;
}

bool disturbs(const Bomb &a, const Bomb &b) {
	if (a.turn == b.turn) return true;
	if (abs(a.turn - b.turn) >= FUSE) return false;
	return count(cross[a.cell].begin(), cross[a.cell].end(), b.cell) > 0;
}

void search(int now, int bombs) {
	int n = tracks.size();
	vector<Bomb> options;
	for (int t = now; t + FUSE <= rounds; t++) {
		vector<Bomb> at(width * height, Bomb{t, 0, {}});
		for (int i = 0; i < n; i++)
			for (int c : cross[tracks[i][t + FUSE]]) at[c].nodes.push_back(i);
		for (int i = 0; i < n; i++) at[tracks[i][t]].nodes.clear();
		for (int c = 0; c < width * height; c++) {
			at[c].cell = c;
			if (!at[c].nodes.empty()) options.push_back(at[c]);
		}
	}
	vector<vector<int>> with(n);
	for (int o = 0; o < (int)options.size(); o++)
		for (int i : options[o].nodes) with[i].push_back(o);

	mt19937 random(now);
	for (int k = 0; k < TRIES && plan.empty(); k++) {
		vector<bool> done(n);
		vector<Bomb> chosen;
		while ((int)chosen.size() < bombs) {
			int rarest = -1;
			for (int i = 0; i < n; i++)
				if (!done[i] && (rarest < 0 || with[i].size() < with[rarest].size())) rarest = i;
			if (rarest < 0) break;
			double most = 0;
			int best = -1;
			for (int o : with[rarest]) {
				int gain = 0;
				for (int i : options[o].nodes) gain += !done[i];
				double value = gain + random() % 1000 / 300.0;
				if (value <= most) continue;
				bool free = true;
				for (auto &b : chosen) free = free && !disturbs(options[o], b);
				if (free) most = value, best = o;
			}
			if (best < 0) break;
			chosen.push_back(options[best]);
			for (int i : options[best].nodes) done[i] = true;
		}
		if (count(done.begin(), done.end(), false) == 0) plan = chosen;
	}
}

int main() {
	cin >> width >> height;
	int left, bombs, nodes = 0;
	for (int turn = 0; cin >> left >> bombs; turn++) {
		vector<string> rows(height);
		for (auto &row : rows) cin >> row;
		if (turn == 0) {
			rounds = left;
			walls = rows;
			for (int y = 0; y < height; y++)
				for (int x = 0; x < width; x++) {
					cross.push_back({y * width + x});
					for (int d = 0; d < 4; d++)
						for (int i = 1; i <= 3; i++) {
							int u = x + i * (d == 0) - i * (d == 1), v = y + i * (d == 2) - i * (d == 3);
							if (!isOpen(u, v)) break;
							cross.back().push_back(v * width + u);
						}
					if (rows[y][x] != '@') continue;
					nodes++;
					for (int d = 0; d < 5; d++)
						tracks.push_back(walk(x, y, (d == 0) - (d == 1), (d == 2) - (d == 3)));
				}
		}
		if (plan.empty()) {
			vector<vector<int>> kept;
			for (auto &track : tracks)
				if (rows[track[turn] / width][track[turn] % width] == '@') kept.push_back(track);
			sort(kept.begin(), kept.end());
			kept.erase(unique(kept.begin(), kept.end()), kept.end());
			tracks = kept;
			if ((int)tracks.size() == nodes || turn >= WATCH) search(turn, bombs);
		}

		string answer = "WAIT";
		for (auto &b : plan)
			if (b.turn == turn) answer = to_string(b.cell % width) + " " + to_string(b.cell / width);
		cout << answer << endl;
	}
}
