import Glibc
import Foundation

public struct StderrOutputStream: TextOutputStream {
    public mutating func write(_ string: String) { fputs(string, stderr) }
}
public var errStream = StderrOutputStream()

let inputs = (readLine()!).split(separator: " ").map(String.init)
let lightX = Int(inputs[0])!
let lightY = Int(inputs[1])!
var x = Int(inputs[2])!
var y = Int(inputs[3])!

// game loop
while true {
    let remainingTurns = Int(readLine()!)!
    var direction = ""
    if y > lightY { direction += "N"; y -= 1 } else if y < lightY { direction += "S"; y += 1 }
    if x > lightX { direction += "W"; x -= 1 } else if x < lightX { direction += "E"; x += 1 }
    print("turns left: \(remainingTurns)", to: &errStream)
    print(direction)
    fflush(stdout)
}
