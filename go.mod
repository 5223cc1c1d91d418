module oj

go 1.25
