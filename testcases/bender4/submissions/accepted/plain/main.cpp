// Accepted: prints the moves of a shortest way, without functions. Balls count as walls unless there is no other
// way.
#include <iostream>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

int w, h, sx, sy, tx, ty, n;
string cells;
vector<int> device; // i for switch i, -i for its field

struct State {
    int at, on, arrangement;
};

string search(bool push, int on) {
    map<string, int> numbers; // of the arrangements of balls
    vector<string> arrangements;
    unordered_set<long long> seen;
    vector<State> queue;
    vector<int> from;
    string letters;
    auto add = [&](int at, int on, int arrangement, int before, char letter) {
        if (!seen.insert(((long long)arrangement << 32) + ((long long)on << 12) + at).second) return;
        queue.push_back({at, on, arrangement});
        from.push_back(before);
        letters += letter;
    };
    auto number = [&](const string &balls) {
        auto place = numbers.emplace(balls, arrangements.size());
        if (place.second) arrangements.push_back(balls);
        return place.first->second;
    };
    add(sy * w + sx, on, number(cells), -1, ' ');
    for (int i = 0; i < (int)queue.size(); i++) {
        for (int d = 0; d < 4; d++) {
            int at, fields, step = d == 0 ? -w : d == 1 ? w : d == 2 ? -1 : 1;
            at = queue[i].at;
            fields = queue[i].on;
            int arrangement = queue[i].arrangement;
            int fry = ty * w + tx;
            if (at == fry) {
                string path;
                for (int k = i; k > 0; k = from[k]) path = letters[k] + path;
                return path;
            }
            at += step;
            if (cells[at] == '#') continue;
            if (device[at] > 0) fields ^= 1 << device[at];
            if (arrangements[arrangement][at] == '+') {
                string balls = arrangements[arrangement];
                int behind = at + step;
                if (!push || balls[behind] != '.') continue;
                if (behind == fry) continue;
                if (device[behind] > 0) fields ^= 1 << device[behind];
                balls[at] = '.';
                balls[behind] = '+';
                arrangement = number(balls);
            }
            if (device[at] < 0 && fields >> -device[at] & 1) continue;
            add(at, fields, arrangement, i, "UDLR"[d]);
        }
    }
    return "";
}

int main() {
    cin >> w >> h;
    for (int i = 0; i < h; i++) {
        string row;
        cin >> row;
        cells += row;
    }
    cin >> sx >> sy >> tx >> ty >> n;
    device.resize(w * h);
    int on = 0;
    for (int i = 1; i <= n; i++) {
        int x, y, bx, by, state;
        cin >> x >> y >> bx >> by >> state;
        device[y * w + x] = i;
        device[by * w + bx] = -i;
        on |= state << i;
    }
    string path = search(false, on);
    if (path == "") path = search(true, on);
    cout << path << endl;
}
