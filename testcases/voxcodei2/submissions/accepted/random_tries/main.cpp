// Accepted: waits until the maps have left one track for each node. Then it tries random sets of bombs until one
// reaches all nodes: each bomb is for the node that the fewest bombs reach, and is one of those that reach most
// other nodes.
#include <algorithm>
#include <iostream>
#include <map>
#include <random>
#include <string>
#include <vector>
using namespace std;

const int FUSE = 3, WATCH = 12, TRIES = 200;

typedef unsigned long long Set;

struct Bomb { int turn, cell; };

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

int bits(Set s) { return __builtin_popcountll(s); }

bool disturbs(const Bomb &a, const Bomb &b) {
	if (a.turn == b.turn) return true;
	if (abs(a.turn - b.turn) >= FUSE) return false;
	return count(cross[a.cell].begin(), cross[a.cell].end(), b.cell) > 0;
}

void search(int now, int bombs) {
	int n = tracks.size();
	if (n > 64) return;

	// The nodes that an explosion reaches are bits of a number.
	map<Set, vector<Bomb>> places;
	for (int t = now; t + FUSE <= rounds; t++) {
		vector<Set> at(width * height);
		for (int i = 0; i < n; i++)
			for (int c : cross[tracks[i][t + FUSE]]) at[c] |= Set(1) << i;
		for (int i = 0; i < n; i++) at[tracks[i][t]] = 0;
		for (int c = 0; c < width * height; c++)
			if (at[c]) places[at[c]].push_back(Bomb{t, c});
	}
	vector<Set> order, sets;
	for (auto &place : places) order.push_back(place.first);
	stable_sort(order.begin(), order.end(), [](Set a, Set b) { return bits(a) > bits(b); });
	for (Set s : order)
		if (none_of(sets.begin(), sets.end(), [&](Set larger) { return (s & larger) == s; })) sets.push_back(s);
	vector<int> with(n);
	for (int i = 0; i < n; i++)
		for (Set s : sets) with[i] += s >> i & 1;

	mt19937 random(now);
	for (int k = 0; k < TRIES && plan.empty(); k++) {
		Set done = 0;
		vector<Bomb> chosen;
		int rarest = 0;
		while (rarest >= 0 && (int)chosen.size() <= bombs) {
			rarest = -1;
			for (int i = 0; i < n; i++)
				if (!(done >> i & 1) && (rarest < 0 || with[i] < with[rarest])) rarest = i;
			double most = -1;
			Set best = 0;
			for (Set s : sets) {
				if (rarest < 0 || !(s >> rarest & 1)) continue;
				double value = bits(s & ~done) + random() % 1000 / 300.0;
				if (value > most) most = value, best = s;
			}
			size_t before = chosen.size();
			for (auto &b : places[best]) {
				bool free = true;
				for (auto &other : chosen) free = free && !disturbs(b, other);
				if (free) {
					chosen.push_back(b);
					done |= best;
					break;
				}
			}
			if (chosen.size() == before) break;
		}
		if (rarest < 0 && (int)chosen.size() <= bombs) plan = chosen;
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
