#include <algorithm>
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <vector>

using namespace std;

enum Value { LOST, OPEN, WON };

struct Position {
    Value value;
    set<int> needs; // the nodes that the agent needs, if the position is lost
};

const int MOST_LOOKS = 3000; // positions in a turn

vector<vector<int>> beside; // without gateways
vector<vector<int>> gates;  // the gateways of a node, the first left[node] of which are still linked
vector<int> left_;
map<pair<int, vector<int>>, pair<Position, int>> known;
int looks;

// Counts the free turns before the agent can be on each node. Cuts are the nodes with too many gateways, the nearest
// first.
Position look(int agent, vector<int>& cuts)
{
    int n = beside.size();
    vector<int> cost(n, 1 << 20), before(n, -1);
    vector<bool> done(n);
    vector<int> now{agent}, later;
    cost[agent] = 0;
    int total = 0;
    Value value = WON;
    for (int price = 0; !now.empty(); price++) {
        for (size_t i = 0; i < now.size(); i++) {
            int v = now[i];
            if (done[v]) continue;
            done[v] = true;
            if (left_[v] > 1) {
                if (left_[v] - 1 > price) {
                    Position lost{LOST, {}};
                    for (; v >= 0; v = before[v])
                        if (left_[v] > 0) lost.needs.insert(v);
                    return lost;
                }
                cuts.push_back(v);
                total += left_[v] - 1;
                if (total > price) value = OPEN;
            }
            int step = price + (left_[v] == 0);
            for (int u : beside[v]) {
                if (cost[u] > step) {
                    cost[u] = step;
                    before[u] = v;
                    (step == price ? now : later).push_back(u);
                }
            }
        }
        now = later;
        later.clear();
    }
    return {value, {}};
}

Position player_moves(int v, int depth);

Position agent_moves(int v, int depth)
{
    Value worst = WON;
    for (int u : beside[v]) {
        Position p = player_moves(u, depth);
        if (p.value == LOST) return p;
        worst = min(worst, p.value);
    }
    return {worst, {}};
}

// The first cut that is not lost. A cut of a link that the agent did not need after another cut fails, too.
Position best_cut(int agent, const vector<int>& cuts, int depth, int& best)
{
    set<int> needs, useful;
    best = cuts[0];
    for (int v : cuts) {
        if (!needs.empty() && !useful.count(v)) continue;
        left_[v]--;
        Position p = agent_moves(agent, depth - 1);
        left_[v]++;
        if (p.value != LOST) {
            best = v;
            return {p.value, {}};
        }
        set<int> both;
        for (int u : p.needs)
            if (needs.empty() || useful.count(u)) both.insert(u);
        useful = both;
        needs.insert(p.needs.begin(), p.needs.end());
    }
    return {LOST, needs};
}

Position player_moves(int v, int depth)
{
    if (left_[v] > 1) return {LOST, {v}};
    if (left_[v] == 1) {
        left_[v] = 0;
        Position p = agent_moves(v, depth);
        left_[v] = 1;
        p.needs.insert(v);
        return p;
    }
    pair<int, vector<int>> key(v, left_);
    auto old = known.find(key);
    if (old != known.end() && (old->second.first.value != OPEN || old->second.second >= depth)) return old->second.first;
    if (++looks > MOST_LOOKS) return {OPEN, {}};
    vector<int> cuts;
    int cut;
    Position p = look(v, cuts);
    if (p.value == OPEN && depth > 0) p = best_cut(v, cuts, depth, cut);
    if (looks <= MOST_LOOKS) known[key] = {p, depth};
    return p;
}

int nearest(int agent)
{
    vector<bool> seen(beside.size());
    queue<int> nodes;
    nodes.push(agent);
    seen[agent] = true;
    for (; !nodes.empty(); nodes.pop()) {
        int node = nodes.front();
        if (left_[node] > 0) return node;
        for (int other : beside[node]) {
            if (!seen[other]) {
                seen[other] = true;
                nodes.push(other);
            }
        }
    }
    return -1;
}

int choose(int agent)
{
    if (left_[agent] > 0) return agent;
    looks = 0;
    vector<int> cuts;
    look(agent, cuts);
    if (cuts.empty()) return nearest(agent);
    int best = cuts[0];
    for (int depth = 1; depth < 100; depth++) {
        int cut;
        Position p = best_cut(agent, cuts, depth, cut);
        if (looks > MOST_LOOKS || p.value == LOST) break;
        best = cut;
        if (p.value == WON) break;
    }
    return best;
}

int main()
{
    int n; // the total number of nodes in the level, including the gateways
    int l; // the number of links
    int e; // the number of exit gateways
    cin >> n >> l >> e; cin.ignore();
    vector<pair<int, int>> links;
    for (int i = 0; i < l; i++) {
        int n1, n2;
        cin >> n1 >> n2; cin.ignore();
        links.push_back({n1, n2});
        links.push_back({n2, n1});
    }
    vector<bool> is_exit(n);
    for (int i = 0; i < e; i++) {
        int ei; // the index of a gateway node
        cin >> ei; cin.ignore();
        is_exit[ei] = true;
    }
    beside.resize(n);
    gates.resize(n);
    left_.resize(n);
    for (auto& link : links) {
        if (is_exit[link.first]) continue;
        if (is_exit[link.second]) gates[link.first].push_back(link.second);
        else beside[link.first].push_back(link.second);
    }
    for (int v = 0; v < n; v++) left_[v] = gates[v].size();

    // game loop
    while (1) {
        int si; // The index of the node on which the Bobnet agent is positioned this turn
        cin >> si; cin.ignore();
        int node = choose(si);
        if (node < 0) return 0;
        left_[node]--;
        cerr << "positions: " << looks << endl;
        cout << node << " " << gates[node][left_[node]] << endl;
    }
}
