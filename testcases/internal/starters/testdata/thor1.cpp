#include <iostream>
#include <string>

using namespace std;

int main()
{
    int light_x, light_y, initial_tx, initial_ty;
    cin >> light_x >> light_y >> initial_tx >> initial_ty; cin.ignore();
    int x = initial_tx, y = initial_ty;

    // game loop
    while (1) {
        int remaining_turns;
        cin >> remaining_turns; cin.ignore();

        string way;
        if (y < light_y) { way = "S"; y++; }
        else if (y > light_y) { way = "N"; y--; }
        if (x < light_x) { way += "E"; x++; }
        else if (x > light_x) { way += "W"; x--; }

        cerr << "Thor goes to " << x << " " << y << endl;
        cout << way << endl;
    }
}
