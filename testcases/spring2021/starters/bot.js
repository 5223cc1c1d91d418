// Spring Challenge 2021: this bot takes the last possible action, or waits. CodinGame defines readline().
const numbers = () => readline().split(' ').map(Number);

// The cells: index, richness (0 to 3), and the six neighbours; -1 for none.
const cells = [];
for (let n = Number(readline()); n > 0; n--) cells.push(numbers());
for (;;) {
    const day = Number(readline());
    const nutrients = Number(readline());
    const [sun, score] = numbers();
    const [otherSun, otherScore, otherWaits] = numbers();
    // The trees: cell, size, is mine, is dormant.
    const trees = [];
    for (let n = Number(readline()); n > 0; n--) trees.push(numbers());
    // The possible actions; the first one is WAIT.
    const actions = [];
    for (let n = Number(readline()); n > 0; n--) actions.push(readline());

    console.log(actions[actions.length - 1]);
}
