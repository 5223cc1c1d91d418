// Accepted: Ash goes to a human who can be saved, stays there, and shoots the zombies that come.
#include <cmath>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Creature { int id, x, y; };

double turns(const Creature& from, int x, int y, int range, int step) {
    return ceil((hypot(from.x - x, from.y - y) - range) / step);
}

int main() {
    while (true) {
        Creature ash;
        int count;
        cin >> ash.x >> ash.y >> count;
        vector<Creature> humans(count);
        for (Creature& human : humans) cin >> human.id >> human.x >> human.y;
        cin >> count;
        vector<Creature> zombies(count);
        for (Creature& zombie : zombies) {
            int nextX, nextY;
            cin >> zombie.id >> zombie.x >> zombie.y >> nextX >> nextY;
        }

        Creature target = humans[0];
        double nearest = 1e9;
        for (const Creature& human : humans) {
            double rescue = turns(ash, human.x, human.y, 2000, 1000), eaten = 1e9;
            for (const Creature& zombie : zombies) eaten = min(eaten, turns(zombie, human.x, human.y, 0, 400));
            if (rescue <= eaten && rescue < nearest) target = human, nearest = rescue;
        }
        cout << target.x << " " << target.y << " Hold on!" << endl;
    }
}
