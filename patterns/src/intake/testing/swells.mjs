// Simulates a parser that keeps everything it reads. Numbers, which the garbage collector need not scan.
const kept = [];
for (;;) kept.push(Array(10_000_000).fill(0.5));
