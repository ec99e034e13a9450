import { createHash } from 'node:crypto';
import { currentOperations } from '@halfdrop/schema/operations';
import { reportFigure, roundsOf } from '../../../../scripts/reliability/rounds.mjs';
import { gatewayOver, signedIn, stopGateways } from '../../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ROUNDS = roundsOf({ quick: 40, full: 2500 });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const all = Object.entries(currentOperations).map(([documentId, query]) => ({ documentId, query }));
const mutations = all.filter(({ query }) => query.startsWith('mutation'));
const [known, other] = ['DesignerStats', 'MenuCategories'].map((name) =>
  all.find(({ query }) => query.startsWith(`query ${name} `)),
);
const own = (round: number) => `{ asset(id: "${round}") { id } }`;
const apq = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

const KINDS = 6;

test('D6 no identifier stands for another text than its own, however often one is tried', async () => {
  if (!known || !other) throw new Error('The operations of the web app have other names now');
  const { url, post, names } = await gatewayOver({}, { unregistered: 'refuse', responseCacheBytes: 0 });
  const stats = await (await post(JSON.stringify({ documentId: known.documentId }))).text();
  const asked = names().length;
  const knownHash = known.documentId.replace('sha256:', '');
  const refusals: Record<string, number> = {};
  const refuse = async (attempt: string, reply: Promise<Response>) => {
    const { status, text } = await reply.then(async (each) => ({ status: each.status, text: await each.text() }));
    const { data = null, errors } = JSON.parse(text);
    expect({ attempt, data }).toEqual({ attempt, data: null });
    const answer = `${attempt}: ${status} ${errors[0].extensions.code}`;
    refusals[answer] = (refusals[answer] ?? 0) + 1;
  };
  const send = (attempt: string, body: object) => refuse(attempt, post(JSON.stringify(body), signedIn));
  const get = (attempt: string, documentId: string) => {
    const headers = { 'apollo-require-preflight': 'true', ...signedIn };
    return refuse(attempt, fetch(`${url}/graphql?${new URLSearchParams({ documentId }).toString()}`, { headers }));
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    const text = own(round);
    await send('unknown', { documentId: `sha256:${sha256(text)}` });
    await send('unregistered text', { query: text, extensions: apq(sha256(text)) });
    await send('poisoned', { query: text, extensions: apq(knownHash) });
    await send('mismatched', { documentId: known.documentId, query: round % 2 === 0 ? text : other.query });
    await send('alone', { extensions: apq(round % 2 === 0 ? sha256(text) : knownHash) });
    await get('mutation', mutations[round % mutations.length]?.documentId ?? '');
  }

  expect(refusals).toEqual({
    'unknown: 400 PERSISTED_QUERY_NOT_FOUND': ROUNDS,
    'unregistered text: 403 UNREGISTERED_OPERATION': ROUNDS,
    'poisoned: 403 UNREGISTERED_OPERATION': ROUNDS,
    'mismatched: 400 BAD_REQUEST': ROUNDS,
    'alone: 200 PERSISTED_QUERY_NOT_SUPPORTED': ROUNDS,
    'mutation: 405 BAD_REQUEST': ROUNDS,
  });
  expect(names()).toHaveLength(asked);
  expect(await (await post(JSON.stringify({ documentId: known.documentId }))).text()).toBe(stats);
  reportFigure(
    'D6 no identifier stands for another text than its own',
    `${ROUNDS * KINDS} requests of ${KINDS} kinds refused, ${names().length - asked - 1} calls upstream, the registered one answers as before`,
  );
}, 600_000);

test('D6 an identifier with the text it stands for is answered', async () => {
  const { post } = await gatewayOver();

  const reply = await post(JSON.stringify(known));

  expect(await reply.json()).toMatchObject({ data: { designerStats: { designerCount: 12 } } });
});
