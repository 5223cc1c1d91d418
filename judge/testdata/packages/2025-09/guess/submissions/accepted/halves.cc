#include <iostream>
#include <string>

int main() {
    int lo = 1, hi = 1000;
    for (std::string answer; answer != "correct";) {
        int mid = (lo + hi) / 2;
        std::cout << mid << std::endl;
        std::cin >> answer;
        if (answer == "lower") hi = mid - 1; else lo = mid + 1;
    }
}
