// Simulates a library that crashes on a file.
process.abort();
