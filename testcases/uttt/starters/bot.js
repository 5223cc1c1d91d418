// Ultimate Tic-Tac-Toe: this bot plays the first legal move. CodinGame defines readline().
for (;;) {
    // The opponent's last move; -1 -1 in the first turn of the game.
    const line = readline();
    if (!line) break;
    const [row, col] = line.split(' ').map(Number);
    // The legal moves.
    const n = Number(readline());
    const moves = [];
    for (let i = 0; i < n; i++) moves.push(readline().split(' ').map(Number));

    console.log(moves[0].join(' '));
}
