// Accepted: CodinGame's code for a start, with a search for a way to the cave and one rule for all turns. It does
// not simulate the flight.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

const int side = 50, clearance = 150, columns = 7000 / side, rows = 3000 / side;

struct point {
    double x, y;
};

vector<point> points;
bool is_open[columns][rows];

point middle(int square) { return {(square / rows + 0.5) * side, (square % rows + 0.5) * side}; }

double distance(point p, point a, point b) {
    double dx = b.x - a.x, dy = b.y - a.y;
    double t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
    t = max(0., min(1., t));
    return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

bool sees(point a, point b) {
    double length = hypot(b.x - a.x, b.y - a.y);
    for (double at = 100; at < length; at += side / 2) {
        int column = floor((a.x + (b.x - a.x) * at / length) / side);
        int row = floor((a.y + (b.y - a.y) * at / length) / side);
        if (column < 0 || column >= columns || row < 0 || row >= rows || !is_open[column][row]) return false;
    }
    return true;
}

// The middles of the squares on a shortest way to the flat ground, the last one first.
vector<point> way(point start, double left, double right, double ground) {
    vector<int> before(columns * rows, -1);
    queue<int> reached;
    int first = int(start.x / side) * rows + int(start.y / side);
    reached.push(first);
    before[first] = first;
    vector<point> path;
    for (; !reached.empty(); reached.pop()) {
        int square = reached.front();
        point p = middle(square);
        if (p.x >= left + 200 && p.x <= right - 200 && p.y > ground && p.y < ground + clearance + 100) {
            for (; square != first; square = before[square]) path.push_back(middle(square));
            break;
        }
        for (int column = max(0, square / rows - 1); column <= min(columns - 1, square / rows + 1); column++)
            for (int row = max(0, square % rows - 1); row <= min(rows - 1, square % rows + 1); row++) {
                int beside = column * rows + row;
                if (before[beside] < 0 && is_open[column][row]) {
                    before[beside] = square;
                    reached.push(beside);
                }
            }
    }
    path.push_back(middle(first));
    return path;
}

int main() {
    int n;
    cin >> n;
    points.resize(n);
    double left = 0, right = 0, ground = 0;
    for (int i = 0; i < n; i++) {
        cin >> points[i].x >> points[i].y;
        if (i > 0 && points[i - 1].y == points[i].y) {
            left = min(points[i - 1].x, points[i].x);
            right = max(points[i - 1].x, points[i].x);
            ground = points[i].y;
        }
    }
    for (int square = 0; square < columns * rows; square++) {
        bool free = true;
        for (int i = 1; i < n; i++) free = free && distance(middle(square), points[i - 1], points[i]) >= clearance;
        is_open[square / rows][square % rows] = free;
    }

    vector<point> path;
    // game loop
    while (1) {
        double x, y, h_speed, v_speed, fuel, rotate, power;
        cin >> x >> y >> h_speed >> v_speed >> fuel >> rotate >> power;
        if (path.empty()) path = way({x, y}, left, right, ground);
        while (path.size() > 1 && sees({x, y}, path[path.size() - 2])) path.pop_back();
        point aim = path.back();
        bool landing = path.size() == 1 && left <= x && x <= right;
        if (landing) aim = {max(left + 200, min(x, right - 200)), ground};
        double ahead = aim.x - x, above = y - aim.y;

        // The wanted speed up and down, and across: slow enough to stop or to climb on the way.
        double up = -36, across = min(30., sqrt(2 * abs(ahead)));
        if (!landing) up = -copysign(min(36., sqrt(0.1 * abs(above))), above);
        if (!landing && above < 0) {
            up = min(10., up);
            across = min(across, abs(ahead) / max(1., (sqrt(v_speed * v_speed - 0.4 * above) - v_speed) / 0.2));
        }
        bool low = v_speed < up;

        int limit = low ? 21 : 30;
        if (landing) limit = max(0, min(limit, 15 * (int(above / 40) - 1)));  // upright before the touch
        int tilt = max(-limit, min(int(lround(4 * (h_speed - copysign(across, ahead)))), limit));

        int thrust = low || abs(tilt) > 10 ? 4 : v_speed < -26 ? 3 : 2;
        cout << tilt << ' ' << thrust << endl;
    }
}
