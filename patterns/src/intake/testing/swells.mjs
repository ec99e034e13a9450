// Stands in for a parser that keeps all it meets.
const kept = [];
for (;;) kept.push(Array.from({ length: 100_000 }, () => ({})));
