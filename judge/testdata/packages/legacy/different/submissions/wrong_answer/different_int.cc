// The type int is too small for the larger numbers.
#include <cstdlib>
#include <iostream>

int main() {
    long long a, b;
    while (std::cin >> a >> b) std::cout << std::abs((int)a - (int)b) << "\n";
}
