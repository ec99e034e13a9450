// Simulates a decoder that never ends.
setInterval(() => undefined, 1000);
