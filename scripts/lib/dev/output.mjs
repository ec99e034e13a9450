const WIDTH = 8;
const colors = { database: 35, api: 36, gateway: 32, mocks: 32, web: 33, codegen: 34 };

/**
 * Returns a function that prints lines prefixed with the name of their source.
 * @param {string} name
 * @returns {(line: string) => void}
 */
export function printerFor(name) {
  const label = name.padEnd(WIDTH);
  const prefix = process.stdout.isTTY ? `\u001B[${colors[name] ?? 37}m${label}\u001B[0m` : label;
  return (line) => {
    if (line.trim()) console.log(`${prefix} | ${line}`);
  };
}
