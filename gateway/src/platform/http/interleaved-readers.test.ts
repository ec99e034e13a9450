import { currentOperations } from '@halfdrop/schema/operations';
import fc from 'fast-check';
import { reportFigure, roundsOf } from '../../../../scripts/reliability/rounds.mjs';
import type { ApisFor } from '../../context.ts';
import { fakeApis } from '../../../test/support/fake-apis.ts';
import { restUser } from '../../../test/support/fixtures.ts';
import { listeningGateway, stopGateways } from '../../../test/support/test-gateway.ts';

afterEach(stopGateways);

const READS = roundsOf({ quick: 400, full: 100_000 });
const AT_ONCE = 8;
const BATCH = 400;

const readers = ['ada', 'grace', null] as const;
type Reader = (typeof readers)[number];

/** Matches every private word of a reader. */
const wordsOf = (reader: string) => new RegExp(`${reader}-private`);

/** API clients that know their caller: private data carries the caller's name. */
const apisOfReaders: ApisFor = (caller) => {
  const { token } = caller;
  const { apisFor } = fakeApis({
    account: {
      me: async () =>
        restUser({ id: `${token}-private`, name: `${token}-private`, email: `${token}-private@x.example` }),
    },
  });
  return apisFor(caller);
};

const idOf = (name: string) =>
  Object.entries(currentOperations).find(
    ([, text]) => text.startsWith(`query ${name} `) || text.startsWith(`query ${name}(`),
  )?.[0];

const LIST = { filter: {}, sort: 'POPULAR', page: 1, limit: 24 };
const pages = fc.integer({ min: 1, max: 5 });

/** Questions both readers ask, some shared with visitors and some personal, by identifier and as text. */
const question = fc.oneof(
  pages.map((page) => ({ documentId: idOf('ProductsPage'), variables: { ...LIST, page } })),
  fc.constant({ documentId: idOf('DesignerStats'), variables: {} }),
  fc.constant({ documentId: idOf('Viewer'), variables: {} }),
  pages.map((page) => ({ documentId: idOf('ProductPage'), variables: { slug: `peony-${page}` } })),
  fc.constant({ query: '{ viewer { id name email } }' }),
  pages.map((page) => ({ query: `{ viewer { id name } assets(page: ${page}, limit: 2) { items { id } } }` })),
  pages.map((page) => ({ query: `{ assets(page: ${page}, limit: 2) { items { id } } }` })),
);

const read = fc.record({ reader: fc.constantFrom<Reader>(...readers), question });

test(`D11 two members and a visitor who read in turn get nothing of each other: ${READS} reads`, async () => {
  const { post } = await listeningGateway({ apiUrl: 'http://127.0.0.1:1', apisFor: apisOfReaders });
  let [own, foreign, answered] = [0, 0, 0];
  const ask = async ({ reader, question: asked }: { readonly reader: Reader; readonly question: object }) => {
    const response = await post(JSON.stringify(asked), reader ? { authorization: `Bearer ${reader}` } : {});
    const text = await response.text();
    if (response.status === 200 && !text.includes('"errors":[{')) answered += 1;
    if (reader && wordsOf(reader).test(text)) own += 1;
    const others = readers.filter((each) => each !== null && each !== reader);
    foreign += others.filter((each) => wordsOf(String(each)).test(text)).length;
    const isKeptOnTheWay = reader !== null && response.headers.get('cache-control') !== 'private, no-store';
    if (isKeptOnTheWay) foreign += 1;
  };

  for (let done = 0; done < READS; done += BATCH) {
    const queue = fc.sample(read, { numRuns: BATCH, seed: done + 11 }).values();
    const work = async () => {
      for (const each of queue) await ask(each);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  expect({ foreign, answered }).toEqual({ foreign: 0, answered: READS });
  expect(own).toBeGreaterThan(READS / 10);
  reportFigure(
    'D11 two members and a visitor who read in turn get nothing of each other',
    `${foreign} foreign replies of ${answered}, ${own} of them private`,
  );
}, 1_200_000);
