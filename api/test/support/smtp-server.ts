import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { portOf } from '../../../scripts/lib/ports.mjs';

/** A message received by a mail server. */
interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
}

/** Returns a mail server's error reply for an address; undefined to accept. */
type Replies = (address: string) => string | undefined;

/**
 * Starts a mail server that records every message except those to refused addresses. Busy addresses are refused
 * temporarily.
 */
export async function startSmtpServer(refused: readonly string[] = [], busy: ReadonlySet<string> = new Set()) {
  const taken: TakenMail[] = [];
  const refusals: Replies = (address) => {
    if (refused.includes(address)) return '550 no such mailbox';
    return busy.has(address) ? '450 try again later' : undefined;
  };
  const server = createServer((socket) => void serve(socket, refusals, taken));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${portOf(server)}`, taken, close: () => close(server) };
}

async function serve(socket: Socket, refusalOf: Replies, taken: TakenMail[]): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let from = '';
  let to: string[] = [];
  let content: string[] | null = null;
  say('220 mail.example ready');
  for await (const line of createInterface({ input: socket })) {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (content) {
      if (line !== '.') content.push(line);
      else {
        taken.push({ from, to, content: content.join('\n') });
        [content, to] = [null, []];
        say('250 taken');
      }
    } else if (line.startsWith('MAIL')) {
      from = address;
      say('250 ok');
    } else if (line.startsWith('RCPT')) {
      const refusal = refusalOf(address);
      if (refusal === undefined) to.push(address);
      say(refusal ?? '250 ok');
    } else if (line === 'DATA') {
      content = [];
      say('354 go on');
    } else if (line === 'QUIT') {
      socket.end('221 bye\r\n');
    } else {
      say('250 mail.example');
    }
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
