import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The yardstick: node:http reads the request to its end and answers with bytes it holds ready. */
const [bodyFile, port] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };

createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(200, headers).end(body));
}).listen(Number(port), '127.0.0.1', () => process.send?.({ type: 'ready' }));
