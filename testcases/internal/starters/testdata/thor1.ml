let () =
  let lightx, lighty, x, y = Scanf.sscanf (input_line stdin) "%d %d %d %d" (fun a b c d -> (a, b, c, d)) in
  let x = ref x and y = ref y in

  (* game loop *)
  while true do
    let remainingturns = int_of_string (input_line stdin) in
    let direction = Buffer.create 2 in
    if !y > lighty then (Buffer.add_char direction 'N'; decr y) else if !y < lighty then (Buffer.add_char direction 'S'; incr y);
    if !x > lightx then (Buffer.add_char direction 'W'; decr x) else if !x < lightx then (Buffer.add_char direction 'E'; incr x);
    prerr_endline (Printf.sprintf "turns left: %d" remainingturns);
    print_endline (Buffer.contents direction);
  done
