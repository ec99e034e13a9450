import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { table, type Bar } from './report.ts';
import { quantile } from './statistics.ts';
import { evaluateWithShop } from './with-shop.ts';

const SOCKETS = 1000;
const READERS = 4;
const PAUSE_MILLISECONDS = 10;
const ROUNDS = 5;
const SECONDS = 8;
/** Milliseconds between two writes to each socket. */
const DRIP_MILLISECONDS = 500;
const MAX_RATIO = 1.5;

/** How a client keeps a connection busy: what it sends first, and what it adds repeatedly. */
interface Habit {
  readonly name: string;
  readonly first: string;
  readonly drip: string;
}

const post = 'POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';

const habits: readonly Habit[] = [
  { name: 'headers that never end', first: post, drip: 'x-a: b\r\n' },
  { name: 'a body that never ends', first: `${post}content-length: 90000\r\n\r\n{`, drip: ' ' },
  { name: 'nothing said', first: '', drip: '' },
  { name: 'headers of 16 kB', first: `${post}x-a: ${'b'.repeat(16_384)}\r\n\r\n`, drip: 'b' },
  {
    name: 'chunks without end',
    first: `${post}transfer-encoding: chunked\r\n\r\n`,
    drip: `1;${'x'.repeat(200)}\r\n \r\n`.repeat(5),
  },
];

/** Keeps a number of connections open, each reopened as soon as the shop closes it. */
function slowClients(url: string, count: number) {
  const { port } = new URL(url);
  const sockets = new Map<Socket, Habit>();
  const ended = new Map<string, number>();
  let isOver = false;
  const open = (habit: Habit) => {
    const socket = connect(Number(port), 'localhost', () => socket.write(habit.first));
    sockets.set(socket, habit);
    socket.on('error', () => {}).resume();
    socket.on('close', () => {
      sockets.delete(socket);
      if (isOver) return;
      ended.set(habit.name, (ended.get(habit.name) ?? 0) + 1);
      setTimeout(() => !isOver && open(habit), DRIP_MILLISECONDS);
    });
  };
  for (let index = 0; index < count; index += 1) {
    const habit = habits[index % habits.length];
    if (habit) open(habit);
  }
  const dripping = setInterval(() => {
    for (const [socket, { drip }] of sockets) if (socket.writable && drip !== '') socket.write(drip);
  }, DRIP_MILLISECONDS);
  const stop = () => {
    isOver = true;
    clearInterval(dripping);
    for (const socket of sockets.keys()) socket.destroy();
  };
  return { ended, count: () => sockets.size, stop };
}

let highestPrice = 1_000_000;

/** Requests lists through the gateway, one after the other, none twice. */
async function readLists(url: string, endsAt: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < endsAt) {
    highestPrice += 1;
    const query = `{ assets(limit: 24, filter: { maxPrice: ${highestPrice} }) { items { id title } } }`;
    const startedAt = performance.now();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const text = await response.text();
    times.push(performance.now() - startedAt);
    if (!response.ok || text.includes('"errors"'))
      throw new Error(`A list answered ${response.status}: ${text.slice(0, 200)}`);
    await pause(PAUSE_MILLISECONDS);
  }
  return times;
}

/** Returns the 95th percentile of the list latency over some seconds, in milliseconds. */
async function p95OfLists(url: string): Promise<number> {
  const endsAt = performance.now() + SECONDS * 1000;
  const times = await Promise.all(Array.from({ length: READERS }, () => readLists(url, endsAt)));
  return quantile(
    times.flat().toSorted((one, other) => one - other),
    0.95,
  );
}

async function round(url: string) {
  const before = await p95OfLists(url);
  const clients = slowClients(url, SOCKETS);
  try {
    await pause(1000);
    const during = await p95OfLists(url);
    return { before, during, open: clients.count(), ended: clients.ended };
  } finally {
    clients.stop();
    await pause(1000);
  }
}

await evaluateWithShop(async ({ url }): Promise<Bar[]> => {
  await p95OfLists(url);
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round(url));
  const rows = rounds.map(({ before, during, open, ended }, index) => [
    `round ${index + 1}`,
    before.toFixed(1),
    during.toFixed(1),
    (during / before).toFixed(2),
    String(open),
    ...habits.map(({ name }) => String(ended.get(name) ?? 0)),
  ]);
  const head = ["p95 of others' lists", 'before ms', 'with slow clients ms', 'ratio', 'open'];
  console.log(`\n${table([...head, ...habits.map(({ name }) => `ended: ${name}`)], rows)}\n`);
  const ratio = quantile(
    rounds.map(({ before, during }) => during / before).toSorted((one, other) => one - other),
    0.5,
  );
  return [
    {
      promise: `C10 with ${SOCKETS} slow clients of ${habits.length} kinds, the p95 of others' lists is at most ${MAX_RATIO} times as long`,
      figure: `${ratio.toFixed(2)} times in the median of ${ROUNDS} rounds`,
      isMet: ratio <= MAX_RATIO,
    },
  ];
});
