// Stands in for a library that dies of a file.
process.abort();
