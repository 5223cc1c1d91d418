#include <iostream>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace std;

int m; // the amount of motorbikes to control
int v; // the minimum amount of motorbikes that must survive
vector<string> lanes(4);
set<tuple<int, int, int, int>> failed;
vector<string> plan;

bool safe(int lane, int first, int last)
{
    for (int x = first; x <= last && x < (int)lanes[lane].size(); x++)
        if (lanes[lane][x] == '0') return false;
    return true;
}

// Bikes are bits: bit i is a bike on lane i.
bool search(int x, int speed, int bikes, int turns)
{
    if (x >= (int)lanes[0].size()) return true;
    if (turns == 0 || failed.count(make_tuple(x, speed, bikes, turns))) return false;
    for (string command : {"SPEED", "JUMP", "UP", "DOWN", "SLOW", "WAIT"}) {
        int faster = speed, aside = 0;
        if (command == "SPEED") faster++;
        if (command == "SLOW" && speed > 0) faster--;
        if (command == "UP" && !(bikes & 1)) aside = -1;
        if (command == "DOWN" && !(bikes & 8)) aside = 1;
        int to = x + faster, left = 0, count = 0;
        for (int lane = 0; lane < 4; lane++) {
            if (!(bikes >> lane & 1)) continue;
            bool ok = safe(lane + aside, to, to);
            if (command != "JUMP") ok = ok && safe(lane + aside, x + 1, to) && safe(lane, x + 1, to - 1);
            if (ok) {
                left |= 1 << (lane + aside);
                count++;
            }
        }
        if (count < v || to == x) continue;
        plan.push_back(command);
        if (search(to, faster, left, turns - 1)) return true;
        plan.pop_back();
    }
    failed.insert(make_tuple(x, speed, bikes, turns));
    return false;
}

int main()
{
    cin >> m; cin.ignore();
    cin >> v; cin.ignore();
    for (int i = 0; i < 4; i++) {
        cin >> lanes[i]; cin.ignore();
    }

    // game loop
    for (int turn = 0; ; turn++) {
        int s; // the motorbikes' speed
        cin >> s; cin.ignore();
        int place = 0, bikes = 0;
        for (int i = 0; i < m; i++) {
            int x, y, a;
            cin >> x >> y >> a; cin.ignore();
            if (a) {
                place = x;
                bikes |= 1 << y;
            }
        }
        if (turn == 0) search(place, s, bikes, 50);
        if (turn >= (int)plan.size()) return 0;

        cerr << "turn " << turn << " of " << plan.size() << endl;
        cout << plan[turn] << endl;
    }
}
