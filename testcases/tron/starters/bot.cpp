// Tron: this bot goes to a free cell.
#include <iostream>

int main() {
    bool taken[20][30] = {};
    // The number of players, and which one this bot is.
    int n, me;
    while (std::cin >> n >> me) {
        // For each player the first and the last cell of its ribbon; -1 if the player has lost.
        int x = 0, y = 0;
        for (int i = 0; i < n; i++) {
            int x0, y0, x1, y1;
            std::cin >> x0 >> y0 >> x1 >> y1;
            if (x0 >= 0) taken[y0][x0] = taken[y1][x1] = true;
            if (i == me) x = x1, y = y1;
        }

        const char* move = "RIGHT";
        if (y > 0 && !taken[y - 1][x]) move = "UP";
        else if (x > 0 && !taken[y][x - 1]) move = "LEFT";
        else if (y < 19 && !taken[y + 1][x]) move = "DOWN";
        std::cout << move << std::endl;  // endl flushes
    }
}
