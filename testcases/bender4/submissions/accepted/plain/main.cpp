// Prints the moves of a shortest way and no function; balls count as walls, unless there is no other way.
#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <vector>
using namespace std;

int w, h, sx, sy, tx, ty, n;
string cells;
vector<int> device; // i for switch i, -i for its field

typedef tuple<int, int, string> State; // the cell, the fields that are on, the balls

string search(bool push, int on) {
    map<pair<int, int>, map<string, int>> seen;
    vector<State> queue;
    vector<int> from;
    string letters;
    auto add = [&](int at, int on, const string &balls, int before, char letter) {
        if (!seen[{at, on}].emplace(balls, 0).second) return;
        queue.push_back(State(at, on, balls));
        from.push_back(before);
        letters += letter;
    };
    add(sy * w + sx, on, cells, -1, ' ');
    for (int i = 0; i < (int)queue.size(); i++) {
        for (int d = 0; d < 4; d++) {
            int at, fields, step = d == 0 ? -w : d == 1 ? w : d == 2 ? -1 : 1;
            string balls;
            tie(at, fields, balls) = queue[i];
            int fry = ty * w + tx;
            if (at == fry) {
                string path;
                for (int k = i; k > 0; k = from[k]) path = letters[k] + path;
                return path;
            }
            at += step;
            if (balls[at] == '#') continue;
            if (device[at] > 0) fields ^= 1 << device[at];
            if (balls[at] == '+') {
                int behind = at + step;
                if (!push || balls[behind] != '.') continue;
                if (behind == fry) continue;
                if (device[behind] > 0) fields ^= 1 << device[behind];
                balls[at] = '.';
                balls[behind] = '+';
            }
            if (device[at] < 0 && fields >> -device[at] & 1) continue;
            add(at, fields, balls, i, "UDLR"[d]);
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
