// dependency-cruiser hands every file to swc as plain TypeScript, and swc then takes JSX for a syntax error.
// Loaded before it, this tells swc which files hold JSX; the cruiser has no option of its own for that.
const swc = require('@swc/core');

const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
