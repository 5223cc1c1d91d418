#include <algorithm>
#include <iostream>
#include <queue>
#include <set>
#include <string>
#include <vector>

using namespace std;

int width, height, box_count;
string cells;
vector<bool> alive; // the cells from which a box alone can be pushed to a target
int steps[4];
const string letters = "URDL";

struct Node {
    int man;
    string boxes; // the cells, sorted
    string moves;
};

string solve(Node start)
{
    alive.assign(cells.size(), false);
    queue<int> targets;
    for (int c = 0; c < (int)cells.size(); c++) {
        if (cells[c] == '*') {
            alive[c] = true;
            targets.push(c);
        }
    }
    for (; !targets.empty(); targets.pop()) {
        for (int step : steps) {
            int box = targets.front() - step, man = box - step;
            if (man < 0 || man >= (int)cells.size() || cells[box] == '#' || cells[man] == '#' || alive[box]) continue;
            alive[box] = true;
            targets.push(box);
        }
    }

    set<string> seen;
    queue<Node> nodes;
    for (nodes.push(start); !nodes.empty(); nodes.pop()) {
        Node s = nodes.front();
        vector<int> from(cells.size(), -1);
        vector<int> reached = {s.man};
        from[s.man] = 4;
        int least = s.man;
        for (int i = 0; i < (int)reached.size(); i++) {
            for (int d = 0; d < 4; d++) {
                int to = reached[i] + steps[d];
                if (from[to] >= 0 || cells[to] == '#' || s.boxes.find(char(to)) != string::npos) continue;
                from[to] = d;
                least = min(least, to);
                reached.push_back(to);
            }
        }
        if (!seen.insert(s.boxes + char(least)).second) continue;

        bool done = true;
        for (char box : s.boxes) done = done && cells[(unsigned char)box] == '*';
        if (done) return s.moves;
        for (int i = 0; i < box_count; i++) {
            for (int d = 0; d < 4; d++) {
                int box = (unsigned char)s.boxes[i], behind = box - steps[d], to = box + steps[d];
                if (from[behind] < 0 || !alive[to] || s.boxes.find(char(to)) != string::npos) continue;
                string walk;
                for (int c = behind; from[c] < 4; c -= steps[from[c]]) walk += letters[from[c]];
                reverse(walk.begin(), walk.end());
                Node next = {box, s.boxes, s.moves + walk + letters[d]};
                next.boxes[i] = char(to);
                sort(next.boxes.begin(), next.boxes.end());
                nodes.push(next);
            }
        }
    }
    return "";
}

int main()
{
    cin >> width >> height >> box_count; cin.ignore();
    for (int i = 0; i < height; i++) {
        string row;
        getline(cin, row);
        cells += row;
    }
    steps[0] = -width; steps[1] = 1; steps[2] = width; steps[3] = -1;

    string plan;
    // game loop
    for (int turn = 0; ; turn++) {
        int pusher_x, pusher_y;
        cin >> pusher_x >> pusher_y; cin.ignore();
        Node start = {pusher_y * width + pusher_x, "", ""};
        for (int i = 0; i < box_count; i++) {
            int box_x, box_y;
            cin >> box_x >> box_y; cin.ignore();
            start.boxes += char(box_y * width + box_x);
        }
        if (turn == 0) {
            sort(start.boxes.begin(), start.boxes.end());
            plan = solve(start);
            cerr << plan.size() << " moves" << endl;
        }
        if (turn >= (int)plan.size()) return 0;
        cout << plan[turn] << endl;
    }
}
