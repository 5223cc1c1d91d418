// Wondev Woman: this bot takes the first legal action. CodinGame defines readline().

// The size of the board, and the number of units of each player.
const size = Number(readline());
const units = Number(readline());
for (;;) {
    // The heights of the cells; '.' is no cell.
    const rows = [];
    for (let i = 0; i < size; i++) rows.push(readline());
    // Your units, then the opponent's; -1 -1 if you do not see it.
    const places = [];
    for (let i = 0; i < 2 * units; i++) places.push(readline().split(' ').map(Number));
    // The legal actions: TYPE INDEX DIR1 DIR2.
    const actions = [];
    for (let n = Number(readline()); n > 0; n--) actions.push(readline());

    console.log(actions[0] || 'ACCEPT-DEFEAT');
}
