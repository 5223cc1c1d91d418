#include <iostream>
#include <queue>
#include <set>
#include <vector>

using namespace std;

int main()
{
    int n; // the total number of nodes in the level, including the gateways
    int l; // the number of links
    int e; // the number of exit gateways
    cin >> n >> l >> e; cin.ignore();
    vector<set<int>> beside(n);
    for (int i = 0; i < l; i++) {
        int n1, n2;
        cin >> n1 >> n2; cin.ignore();
        beside[n1].insert(n2);
        beside[n2].insert(n1);
    }
    vector<bool> is_exit(n);
    for (int i = 0; i < e; i++) {
        int ei; // the index of a gateway node
        cin >> ei; cin.ignore();
        is_exit[ei] = true;
    }

    // game loop
    while (1) {
        int si; // The index of the node on which the Bobnet agent is positioned this turn
        cin >> si; cin.ignore();

        // The gateway link that is nearest to the agent.
        int a = -1, b = -1;
        vector<bool> seen(n);
        queue<int> nodes;
        nodes.push(si);
        seen[si] = true;
        for (; !nodes.empty() && a < 0; nodes.pop()) {
            int node = nodes.front();
            for (int other : beside[node]) {
                if (is_exit[other]) {
                    a = node;
                    b = other;
                    break;
                }
                if (!seen[other]) {
                    seen[other] = true;
                    nodes.push(other);
                }
            }
        }
        if (a < 0) return 0;
        beside[a].erase(b);
        beside[b].erase(a);

        cerr << "the agent is on " << si << endl;
        cout << a << " " << b << endl;
    }
}
