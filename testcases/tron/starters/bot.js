// Tron: this bot goes to a free cell. CodinGame defines readline().
const taken = new Set();
const moves = [['UP', 0, -1], ['LEFT', -1, 0], ['DOWN', 0, 1], ['RIGHT', 1, 0]];
for (;;) {
    // The number of players, and which one this bot is.
    const line = readline();
    if (!line) break;
    const [n, me] = line.split(' ').map(Number);
    // For each player the first and the last cell of its ribbon; -1 if the player has lost.
    let x = 0, y = 0;
    for (let i = 0; i < n; i++) {
        const [x0, y0, x1, y1] = readline().split(' ').map(Number);
        taken.add(x0 + ',' + y0);
        taken.add(x1 + ',' + y1);
        if (i === me) [x, y] = [x1, y1];
    }

    const isFree = ([, dx, dy]) => {
        const a = x + dx, b = y + dy;
        return a >= 0 && a < 30 && b >= 0 && b < 20 && !taken.has(a + ',' + b);
    };
    console.log((moves.find(isFree) || moves[3])[0]);
}
