// Compares the numbers of the output with the numbers of the answer file, in order.
#include "validate.h"

int main(int argc, char **argv) {
    Files files(argc, argv);
    long long want, got;
    for (int line = 1; files.ans >> want; line++) {
        if (!(std::cin >> got)) files.reject("the output ends in line " + std::to_string(line));
        if (got != want) files.reject("line " + std::to_string(line) + ": " + std::to_string(got) + " instead of " + std::to_string(want));
    }
    std::string more;
    if (std::cin >> more) files.reject("output after the last number");
    files.accept();
}
