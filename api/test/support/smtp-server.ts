import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What a mail server was told of one message. */
interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
}

/** A mail server that takes every message but those to the addresses it refuses, and shows what it took. */
export async function startSmtpServer(refused: readonly string[] = []) {
  const taken: TakenMail[] = [];
  const server = createServer((socket) => void serve(socket, refused, taken));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${portOf(server)}`, taken, close: () => close(server) };
}

async function serve(socket: Socket, refused: readonly string[], taken: TakenMail[]): Promise<void> {
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
      if (!refused.includes(address)) to.push(address);
      say(refused.includes(address) ? '550 no such mailbox' : '250 ok');
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

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server does not listen on a port');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
