#include <iostream>
#include <string>

using namespace std;

int main()
{
    int w, h;
    cin >> w >> h; cin.ignore();
    int n;
    cin >> n; cin.ignore();
    int x, y;
    cin >> x >> y; cin.ignore();
    int left = 0, right = w - 1, top = 0, bottom = h - 1;

    // game loop
    while (1) {
        string bomb_dir;
        cin >> bomb_dir; cin.ignore();

        bool up = false, down = false, west = false, east = false;
        for (char c : bomb_dir) {
            if (c == 'U') up = true;
            if (c == 'D') down = true;
            if (c == 'L') west = true;
            if (c == 'R') east = true;
        }
        if (up) bottom = y - 1;
        else if (down) top = y + 1;
        else top = bottom = y;
        if (west) right = x - 1;
        else if (east) left = x + 1;
        else left = right = x;

        x = (left + right) / 2;
        y = (top + bottom) / 2;
        cerr << left << ".." << right << ", " << top << ".." << bottom << endl;
        cout << x << " " << y << endl;
    }
}
