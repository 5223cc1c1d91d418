// What validators share: reading the three files, and ending with a message.
#ifndef VALIDATE_H
#define VALIDATE_H

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

const int accept_status = 42, reject_status = 43;

struct Files {
    std::ifstream in, ans;
    std::ofstream message;
    Files(int argc, char **argv) {
        if (argc < 4) std::exit(1);
        in.open(argv[1]);
        ans.open(argv[2]);
        message.open(std::string(argv[3]) + "judgemessage.txt");
    }
    void reject(const std::string &why) {
        message << why << std::endl;
        message.close();
        std::exit(reject_status);
    }
    void accept() {
        message.close();
        std::exit(accept_status);
    }
};

#endif
