// Compares the numbers of the output with the numbers of the answer file, in order.
#include <cmath>
#include <fstream>
#include <iostream>
#include <string>

int main(int argc, char **argv) {
    std::ifstream answer(argv[2]);
    std::ofstream message(std::string(argv[3]) + "judgemessage.txt");
    long double want, got;
    for (int line = 1; answer >> want; line++) {
        if (!(std::cin >> got) || std::fabs(want - got) > {{tolerance}}) {
            message << "line " << line << " is wrong\n";
            return 43;
        }
    }
    std::string more;
    return std::cin >> more ? 43 : 42;
}
