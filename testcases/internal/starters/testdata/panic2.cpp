#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <set>

using namespace std;

// The leading clone: floor, position, direction, whether it has just come to the floor, clones and elevators left.
typedef tuple<int, int, int, bool, int, int> State;
typedef tuple<int, int, int> Place;

const int never = 1 << 20;

struct Result {
    int rounds;
    string command;
    State next;
};

int nb_floors, width, nb_rounds, exit_floor, exit_pos, nb_total_clones, nb_additional_elevators, nb_elevators;
set<pair<int, int>> elevators;
map<State, Result> known;

Result best(State s)
{
    int floor, pos, way, clones, left;
    bool fresh;
    tie(floor, pos, way, fresh, clones, left) = s;
    if (floor > exit_floor || pos < 0 || pos >= width || clones < 1 || left < 0) return {never, "", s};
    if (floor == exit_floor && pos == exit_pos) return {0, "", s};
    auto found = known.find(s);
    if (found != known.end()) return found->second;

    Result r = {never, "", s};
    auto attempt = [&](string command, int rounds, State next) {
        rounds += best(next).rounds;
        if (rounds < r.rounds) r = {rounds, command, next};
    };
    if (fresh) attempt("BLOCK", 4, State(floor, pos - way, -way, false, clones - 1, left));
    if (elevators.count({floor, pos})) {
        attempt("WAIT", 1, State(floor + 1, pos, way, true, clones, left));
    } else {
        attempt("WAIT", 1, State(floor, pos + way, way, false, clones, left));
        attempt("ELEVATOR", 4, State(floor + 1, pos, way, true, clones - 1, left - 1));
    }
    known[s] = r;
    return r;
}

int main()
{
    cin >> nb_floors >> width >> nb_rounds >> exit_floor >> exit_pos >> nb_total_clones >> nb_additional_elevators >> nb_elevators; cin.ignore();
    for (int i = 0; i < nb_elevators; i++) {
        int elevator_floor, elevator_pos;
        cin >> elevator_floor >> elevator_pos; cin.ignore();
        elevators.insert({elevator_floor, elevator_pos});
    }

    map<Place, string> plan;
    bool first = true;
    // game loop
    while (1) {
        int clone_floor, clone_pos;
        string direction;
        cin >> clone_floor >> clone_pos >> direction; cin.ignore();

        if (first) {
            first = false;
            State s(clone_floor, clone_pos, 1, true, nb_total_clones, nb_additional_elevators);
            for (Result r = best(s); r.command != ""; r = best(s)) {
                if (r.command != "WAIT") plan[Place(get<0>(s), get<1>(s), get<2>(s))] = r.command;
                s = r.next;
            }
            cerr << plan.size() << " commands" << endl;
        }
        string command = "WAIT";
        auto found = plan.find(Place(clone_floor, clone_pos, direction == "LEFT" ? -1 : 1));
        if (found != plan.end()) {
            command = found->second;
            plan.erase(found);
        }
        cout << command << endl;
    }
}
