// Ultimate Tic-Tac-Toe: this bot plays the first legal move.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    // The opponent's last move; -1 -1 in the first turn of the game.
    int row, col;
    while (std::cin >> row >> col) {
        // The legal moves.
        int n;
        std::cin >> n;
        std::vector<std::pair<int, int>> moves(n);
        for (auto& m : moves) std::cin >> m.first >> m.second;

        std::cout << moves[0].first << ' ' << moves[0].second << std::endl;  // endl flushes
    }
}
