// dependency-cruiser passes every file to swc as plain TypeScript, and swc then reports JSX as a syntax error. Loaded
// before it, this tells swc which files contain JSX; the cruiser has no option for that.
const swc = require('@swc/core');

const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
