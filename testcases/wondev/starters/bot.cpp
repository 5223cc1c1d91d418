// Wondev Woman: this bot takes the first legal action.
#include <iostream>
#include <string>
#include <vector>

int main() {
    // The size of the board, and the number of units of each player.
    int size, units;
    std::cin >> size >> units;
    for (;;) {
        // The heights of the cells; '.' is no cell.
        std::vector<std::string> rows(size);
        for (auto& row : rows) std::cin >> row;
        if (!std::cin) return 0;
        // Your units, then the opponent's; -1 -1 if you do not see it.
        for (int i = 0; i < 2 * units; i++) {
            int x, y;
            std::cin >> x >> y;
        }
        // The legal actions: TYPE INDEX DIR1 DIR2.
        int n;
        std::cin >> n;
        std::string answer = "ACCEPT-DEFEAT";
        for (int i = 0; i < n; i++) {
            std::string type, index, dir1, dir2;
            std::cin >> type >> index >> dir1 >> dir2;
            if (i == 0) answer = type + " " + index + " " + dir1 + " " + dir2;
        }

        std::cout << answer << std::endl;  // endl flushes
    }
}
