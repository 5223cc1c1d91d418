// Answers each guess of the program.
#include "validate.h"

int main(int argc, char **argv) {
    Files files(argc, argv);
    int secret, guess;
    files.in >> secret;
    for (int i = 0; i < 10; i++) {
        if (!(std::cin >> guess)) files.reject("no guess");
        if (guess < 1 || guess > 1000) files.reject("a guess out of range");
        if (guess == secret) {
            std::cout << "correct" << std::endl;
            files.accept();
        }
        std::cout << (guess > secret ? "lower" : "higher") << std::endl;
    }
    files.reject("not found in ten guesses");
}
