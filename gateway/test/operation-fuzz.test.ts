import { Writable } from 'node:stream';
import { typeDefs } from '@halfdrop/schema';
import fc from 'fast-check';
import { buildSchema, Kind, parse } from 'graphql';
import pino from 'pino';
import { askers, createPeople } from '../../api/test/support/people.ts';
import { createTestApp, type TestApp } from '../../api/test/support/test-app.ts';
import { reportFigure } from '../../scripts/reliability/rounds.mjs';
import { mutatedOperations } from './support/mutated-operations.ts';
import { type RandomOperation, randomOperations } from './support/random-operations.ts';
import { replyFaults } from './support/reply-faults.ts';
import { listeningGateway, stopGateways } from './support/test-gateway.ts';

/** Set for long runs, which hold every operation to one second. */
const long = process.env['TRUST_FUZZ_OPERATIONS'];
const operations = Number(long ?? 250);
const seed = Number(process.env['TRUST_FUZZ_SEED'] ?? 4000);
const MAX_SECONDS = long === undefined ? Number.POSITIVE_INFINITY : 1;
const AT_ONCE = 8;
const BATCH = 200;

const schema = buildSchema(typeDefs);
let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterEach(stopGateways);
afterAll(() => api.close());

/** Collects unexpected errors by request. */
function bugLog() {
  const bugs = new Map<string, string>();
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      const { requestId, err } = JSON.parse(line.toString());
      if (requestId !== undefined) bugs.set(requestId, `${err?.message} ${String(err?.stack).split('\n')[1]?.trim()}`);
      done();
    },
  });
  return { bugs, logger: pino({ level: 'error' }, stream) };
}

/** Runs operations of one kind, and keeps one example of each fault. */
async function judge({ areValid }: { readonly areValid: boolean }) {
  const { bugs, logger } = bugLog();
  const { post } = await listeningGateway({ apiUrl: api.baseUrl, upstreamTimeoutMs: 9000, logger });
  const findings = new Map<string, string>();
  const found = { findings, slowest: 0, refused: 0 };

  async function ask(operation: RandomOperation, token: string | null) {
    const startedAt = performance.now();
    const response = await post(JSON.stringify(operation), token ? { authorization: `Bearer ${token}` } : {});
    const text = await response.text();
    return { response, text, seconds: (performance.now() - startedAt) / 1000 };
  }

  async function evaluate(operation: RandomOperation, token: string | null): Promise<void> {
    const { query, variables } = operation;
    const { response, text, seconds: first } = await ask(operation, token);
    // Retried once, since the machine may have stalled; inherently slow operations are slow again.
    const seconds = first > MAX_SECONDS ? Math.min(first, (await ask(operation, token)).seconds) : first;
    found.slowest = Math.max(found.slowest, seconds);
    const reply = JSON.parse(text);
    const codes = new Set(
      (reply.errors ?? []).map((error: { extensions?: { code?: string } }) => error.extensions?.code),
    );
    // A lone surrogate in a literal, or a body over the size limit.
    const isUnread = codes.has('GRAPHQL_PARSE_FAILED') || response.status === 413;
    const isInvalid = codes.has('GRAPHQL_VALIDATION_FAILED') || response.status === 400;
    if (isUnread || isInvalid) found.refused += 1;
    const faults = isUnread || isInvalid ? refusalFaults(reply) : replyFaults(schema, operationOf(query), reply);
    if (response.status >= 500) faults.push(`answered ${response.status}`);
    if (codes.has('INTERNAL')) faults.push(`INTERNAL ${bugs.get(response.headers.get('x-request-id') ?? '')}`);
    if (codes.has('GRAPHQL_VALIDATION_FAILED') && areValid) faults.push(`not valid: ${reply.errors[0].message}`);
    if (seconds > MAX_SECONDS) faults.push('took over a second');
    for (const fault of faults) findings.set(fault, `${query} ${JSON.stringify(variables)}`);
  }
  return { evaluate, found };
}

const kinds = [
  ['random', 'is answered as the schema says', (all: fc.Arbitrary<RandomOperation>) => all],
  ['mutated', 'is refused with a reason or answered as the schema says', mutatedOperations],
] as const;

test.each(kinds)(
  `D6 D9 ${operations} %s operations (seed ${seed}): each %s, and none with INTERNAL`,
  async (kind, promise, made) => {
    const { evaluate, found } = await judge({ areValid: kind === 'random' });
    for (let done = 0; done < operations; done += BATCH) {
      const people = await createPeople(api);
      const tokens = askers.map((asker) => people.tokenOf(asker));
      const known = [
        people.pattern.id,
        people.pattern.slug,
        ...Object.values(people.owned),
        'pro-monthly',
        'studio-test',
      ];
      const batch = fc.sample(made(randomOperations(schema, known)), {
        numRuns: Math.min(BATCH, operations - done),
        seed: seed + done,
      });
      const queue = batch.entries();
      const work = async () => {
        for (const [index, operation] of queue) await evaluate(operation, tokens[index % tokens.length] ?? null);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }

    const { findings, slowest, refused } = found;
    expect(Object.fromEntries(findings)).toEqual({});
    if (long === undefined) return;
    reportFigure(
      `D9 each of the ${kind} operations ${promise}, none with INTERNAL, within a second`,
      `${operations} of seed ${seed}, ${refused} refused, 0 faults, slowest ${slowest.toFixed(2)} s`,
    );
  },
  7_200_000,
);

/** Checks that a rejection explains itself. */
function refusalFaults({ data, errors }: { data?: unknown; errors?: readonly { message?: unknown }[] }): string[] {
  const isTold = errors?.every(({ message }) => typeof message === 'string' && message !== '') ?? false;
  return data === undefined && isTold ? [] : ['a refusal without a reason'];
}

function operationOf(query: string) {
  const [node] = parse(query).definitions;
  if (node?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not an operation');
  return node;
}
