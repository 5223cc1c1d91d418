import System.IO
import Control.Monad

main :: IO ()
main = do
    hSetBuffering stdout NoBuffering -- DO NOT REMOVE

    input_line <- getLine
    let [lightX, lightY, x, y] = map read (words input_line) :: [Int]
    loop lightX lightY x y

loop :: Int -> Int -> Int -> Int -> IO ()
loop lightX lightY x y = do
    input_line <- getLine
    hPutStrLn stderr ("turns left: " ++ input_line)
    let stepX = signum (lightX - x)
    let stepY = signum (lightY - y)
    putStrLn (name "N" "S" stepY ++ name "W" "E" stepX)
    loop lightX lightY (x + stepX) (y + stepY)
  where
    name back forth step = if step < 0 then back else if step > 0 then forth else ""
