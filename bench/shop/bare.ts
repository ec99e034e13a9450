import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServerProcess, type ServerProcess } from '../../e2e/support/server-process.ts';
import { answerTo } from './answer.ts';
import type { Operation } from './operation.ts';

/** A server that only responds with the shop's bytes. */
export interface BareServer {
  readonly origin: string;
  readonly process: ServerProcess;
  /** Returns the path of an operation. */
  readonly pathOf: (operation: Operation) => string;
}

/**
 * Starts the baseline server with one response of the shop per operation.
 * @param folder stores the responses
 */
export async function startBareServer(
  shopUrl: string,
  operations: readonly Operation[],
  folder: string,
): Promise<BareServer> {
  await mkdir(folder, { recursive: true });
  const answers: Record<string, { type: string; file: string }> = {};
  for (const [index, { name, ask }] of operations.entries()) {
    const file = path.join(folder, `${index}.body`);
    const { bytes, type } = await answerTo(shopUrl, ask()).catch((error: unknown) => {
      console.log(`${name}: ${String(error)}`);
      return { bytes: Buffer.from('{}'), type: 'application/json' };
    });
    await writeFile(file, bytes);
    answers[`/${index}`] = { type, file };
  }
  const answersFile = path.join(folder, 'answers.json');
  await writeFile(answersFile, JSON.stringify(answers));
  const port = await freePort();
  const server = startServerProcess('bench/bare-server.mjs', {}, [answersFile, String(port)]);
  await server.ready;
  return {
    origin: `http://127.0.0.1:${port}`,
    process: server,
    pathOf: (operation) => `/${operations.indexOf(operation)}`,
  };
}
