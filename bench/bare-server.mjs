import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The baseline: node:http reads the whole request and responds with prepared bytes. The first argument names a JSON
 * file of `{ path: { type, file } }`, the second one is the port.
 */
const [answersFile, port] = process.argv.slice(2);
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(answersFile, 'utf8'))).map(([path, { type, file }]) => {
    const body = readFileSync(file);
    return [path, { body, headers: { 'content-type': type, 'content-length': body.length } }];
  }),
);

createServer((request, response) => {
  const { headers, body } = answers.get(request.url);
  request.resume();
  request.once('end', () => response.writeHead(200, headers).end(body));
}).listen(Number(port), '127.0.0.1', () => process.send?.({ type: 'ready' }));
