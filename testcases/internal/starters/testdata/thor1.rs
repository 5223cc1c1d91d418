use std::io;

macro_rules! parse_input {
    ($x:expr, $t:ident) => ($x.trim().parse::<$t>().unwrap())
}

fn main() {
    let mut input_line = String::new();
    io::stdin().read_line(&mut input_line).unwrap();
    let inputs = input_line.split(" ").collect::<Vec<_>>();
    let light_x = parse_input!(inputs[0], i32);
    let light_y = parse_input!(inputs[1], i32);
    let mut x = parse_input!(inputs[2], i32);
    let mut y = parse_input!(inputs[3], i32);

    // game loop
    loop {
        let mut input_line = String::new();
        io::stdin().read_line(&mut input_line).unwrap();
        let remaining_turns = parse_input!(input_line, i32);
        let mut direction = String::new();
        if y > light_y { direction.push('N'); y -= 1; } else if y < light_y { direction.push('S'); y += 1; }
        if x > light_x { direction.push('W'); x -= 1; } else if x < light_x { direction.push('E'); x += 1; }
        eprintln!("turns left: {}", remaining_turns);
        println!("{}", direction);
    }
}
