#include <iostream>
#include <queue>
#include <string>
#include <vector>

using namespace std;

int r, c, a;
vector<string> maze;

struct Path {
    int length; // -1 if there is none
    string first;
};

Path path(int row, int column, char goal, string walls)
{
    const char *words[] = {"UP", "DOWN", "LEFT", "RIGHT"};
    const int dr[] = {-1, 1, 0, 0}, dc[] = {0, 0, -1, 1};
    vector<int> length(r * c, -1);
    vector<string> first(r * c);
    queue<int> cells;
    cells.push(row * c + column);
    length[row * c + column] = 0;
    while (!cells.empty()) {
        int cell = cells.front();
        cells.pop();
        if (maze[cell / c][cell % c] == goal) return {length[cell], first[cell]};
        for (int d = 0; d < 4; d++) {
            int y = cell / c + dr[d], x = cell % c + dc[d];
            if (y < 0 || y >= r || x < 0 || x >= c || length[y * c + x] >= 0) continue;
            char letter = maze[y][x];
            if (letter != goal && walls.find(letter) != string::npos) continue;
            length[y * c + x] = length[cell] + 1;
            first[y * c + x] = length[cell] == 0 ? words[d] : first[cell];
            cells.push(y * c + x);
        }
    }
    return {-1, ""};
}

int main()
{
    cin >> r >> c >> a; cin.ignore();
    int start_row = -1, start_column = -1;
    bool back = false;

    // game loop
    while (1) {
        int kr, kc;
        cin >> kr >> kc; cin.ignore();
        maze.assign(r, "");
        for (int i = 0; i < r; i++) {
            cin >> maze[i]; cin.ignore();
        }
        if (!cin) return 0;
        if (start_row < 0) { start_row = kr; start_column = kc; }
        if (maze[kr][kc] == 'C') back = true;

        Path next = {-1, ""};
        if (back) {
            next = path(kr, kc, 'T', "#?");
        } else {
            Path home = path(start_row, start_column, 'C', "#?");
            if (home.length >= 0 && home.length <= a) next = path(kr, kc, 'C', "#?");
            if (next.length < 0) next = path(kr, kc, '?', "#C");
        }
        cerr << "moves planned: " << next.length << endl;
        cout << next.first << endl;
    }
}
