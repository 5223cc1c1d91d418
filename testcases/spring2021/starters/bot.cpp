// Spring Challenge 2021: this bot takes the last possible action, or waits.
#include <iostream>
#include <string>
#include <vector>

int main() {
    // The cells: index, richness (0 to 3), and the six neighbours; -1 for none.
    int cells;
    std::cin >> cells;
    for (int i = 0; i < cells; i++) {
        int index, richness, neighbour;
        std::cin >> index >> richness;
        for (int k = 0; k < 6; k++) std::cin >> neighbour;
    }
    int day, nutrients, sun, score, otherSun, otherScore, otherWaits;
    while (std::cin >> day >> nutrients >> sun >> score >> otherSun >> otherScore >> otherWaits) {
        // The trees.
        int n;
        std::cin >> n;
        for (int i = 0; i < n; i++) {
            int cell, size, isMine, isDormant;
            std::cin >> cell >> size >> isMine >> isDormant;
        }
        // The possible actions; the first one is WAIT.
        std::cin >> n >> std::ws;
        std::vector<std::string> actions(n);
        for (auto& action : actions) std::getline(std::cin, action);

        std::cout << actions.back() << std::endl;  // endl flushes
    }
}
