// This input validator checks only that the input is text: it contains no control characters except tabs and line ends.
#include <cstdio>

int main() {
	const int accepted = 42, rejected = 43;
	for (int c = getchar(); c != EOF; c = getchar()) {
		bool space = c == '\t' || c == '\n' || c == '\r';
		if (c == 127 || (c < 32 && !space)) {
			fprintf(stderr, "character %d is not part of a text\n", c);
			return rejected;
		}
	}
	return accepted;
}
