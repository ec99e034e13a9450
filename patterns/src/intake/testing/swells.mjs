// Stands in for a parser that keeps all it meets. Numbers, which the collector need not look through.
const kept = [];
for (;;) kept.push(Array(10_000_000).fill(0.5));
