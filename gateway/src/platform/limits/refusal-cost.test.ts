import { Client } from 'undici';
import { reportFigure, roundsOf } from '../../../../scripts/reliability/rounds.mjs';
import { cpuOfEach, heldMegabytes, quantileOf } from '../../../test/support/process-cost.ts';
import { gatewayOver, stopGateways } from '../../../test/support/test-gateway.ts';

const ofJest = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace') ?? {};
beforeAll(() => {
  // As in production, where stack traces are not mapped to TypeScript.
  Reflect.deleteProperty(Error, 'prepareStackTrace');
});
afterEach(stopGateways);
afterAll(() => {
  Object.defineProperty(Error, 'prepareStackTrace', ofJest);
});

const isFull = roundsOf({ quick: 0, full: 1 }) === 1;
/** Maximum CPU milliseconds per rejection; much higher when other tests load the machine. */
const MAX_MS = isFull ? 5 : 50;
const WARM_UP = roundsOf({ quick: 2, full: 30 });
/** Rejections of each kind. */
const ROUNDS = roundsOf({ quick: 5, full: 100 });
const MAX_GROWTH_MB = 8;

const numbered = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_none, index) => text(index)).join(' ');
const between = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_none, index) => from + index * step);
const again = (query: string) => Array.from({ length: ROUNDS }, () => query);

const nested = (levels: number) =>
  `{ categories { ${'children { '.repeat(levels - 2)} id ${'} '.repeat(levels - 2)} } }`;
const fragments = (count: number, spread: (index: number) => string) =>
  `{ categories { ...F0 } } ${numbered(count, (index) => `fragment F${index} on Category { ${spread(index)} }`)}`;
const aliases = (count: number) => `{ ${numbered(count, (index) => `a${index}:id`)} }`;
const search = (literal: string) => `{ assets(filter: ${literal}) { items { id } } }`;

/** Documents of one kind, which are rejected one after the other. */
type Kind = readonly [title: string, queries: readonly string[]];

const tooDeep: readonly Kind[] = [
  ...between(11, 50, roundsOf({ quick: 13, full: 1 })).map((levels): Kind => [
    `${levels} levels`,
    again(nested(levels)),
  ]),
  ['a fragment in itself', again(fragments(1, () => 'children { ...F0 }'))],
  ['20 fragments in a circle', again(fragments(20, (index) => `children { ...F${(index + 1) % 20} }`))],
  ['a tower of fragments', again(fragments(20, (index) => (index < 19 ? `...F${index + 1} ...F${index + 1}` : 'id')))],
  ['200 fragments', again(fragments(200, () => 'id'))],
  ['10,000 fragments', again(fragments(10_000, () => 'id'))],
];

const tooWide: readonly Kind[] = [
  ...between(0, 99, roundsOf({ quick: 33, full: 1 })).map((band): Kind => {
    const counts = between(band * 100 + 1, (band + 1) * 100, roundsOf({ quick: 20, full: 1 })).filter(
      (each) => each > 30,
    );
    return [`${counts[0]} to ${counts.at(-1)} aliases`, counts.map(aliases)];
  }),
  ['11 root fields', again(`{ ${numbered(11, (index) => `a${index}: asset(id: "${index}") { id }`)} }`)],
  ['200 root fields', again(`{ ${numbered(200, (index) => `a${index}: palettes { slug }`)} }`)],
  ['2 mutations', again('mutation { logout { isSignedOut } clearCart { cart { id } } }')],
  ['100 mutations', again(`mutation { ${numbered(100, (index) => `a${index}: logout { isSignedOut }`)} }`)],
];

const tooLong: readonly Kind[] = [
  ['1,400 fields', again(`{ categories { ${'id '.repeat(1400)} } }`)],
  ['900 fields that there are not', again(`{ categories { ${numbered(900, (index) => `naem${index}`)} } }`)],
  ['2,000 tokens', again(`{ categories { ${'id '.repeat(2000)} } }`)],
  ['30,000 tokens', again(`{ categories { ${'id '.repeat(30_000)} } }`)],
  ['1 MB', again(`{ categories { ${'id '.repeat(350_000)} } }`)],
  ['400 directives', again(`{ categories { id ${'@skip(if: false) '.repeat(400)} } }`)],
  ['200 directives of one field', again(`{ categories { id ${'@skip(if: false) '.repeat(200)} } }`)],
  ['33 lists in one another', again(search(`{ tags: ${'['.repeat(33)}${']'.repeat(33)} }`))],
  ['700 lists in one another', again(search(`{ tags: ${'['.repeat(700)}${']'.repeat(700)} }`))],
  ['20,000 lists in one another', again(search(`{ tags: ${'['.repeat(20_000)}${']'.repeat(20_000)} }`))],
  ['a text of 1,000,000 characters', again(search(`{ search: "${'x'.repeat(1_000_000)}" }`))],
  ['a text of 90,000 characters that does not end', again(search(`{ search: "${'x'.repeat(90_000)} }`))],
];

/** Minimal client overhead, so as not to distort the measurement. */
const POST = { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } } as const;

/**
 * Has all documents rejected.
 * @returns the most expensive kind, and its median cost
 */
async function refuseAll(kinds: readonly Kind[]) {
  const { url, names } = await gatewayOver();
  const client = new Client(url);
  const refuse = (query: string) => {
    const body = JSON.stringify({ query });
    return async () => {
      const response = await client.request({ ...POST, body });
      const text = await response.body.text();
      if (![400, 413].includes(response.statusCode) || !text.startsWith('{"errors":[{"message":'))
        throw new Error(`${body.slice(0, 100)} is answered`);
    };
  };
  const costs: { readonly title: string; readonly ms: number }[] = [];
  let count = 0;
  let grownMb = 0;
  for (const [title, queries] of kinds) {
    const calls = queries.map(refuse);
    await cpuOfEach(Array.from({ length: WARM_UP }, (_none, index) => calls[index % calls.length] ?? refuse(title)));
    const held = isFull ? heldMegabytes() : 0;
    costs.push({ title, ms: quantileOf(await cpuOfEach(calls), 0.5) });
    grownMb = Math.max(grownMb, isFull ? heldMegabytes() - held : 0);
    count += calls.length;
  }
  await client.destroy();
  expect(names()).toEqual([]);
  const dearest = costs.toSorted((one, other) => other.ms - one.ms);
  return { count, dearest, grownMb };
}

test.each([
  ['D1 too deep', tooDeep],
  ['D2 too wide', tooWide],
  ['D5 too long', tooLong],
])(
  '%s: refused for less than 5 ms of processor time',
  async (title, kinds) => {
    const { count, dearest, grownMb } = await refuseAll(kinds);

    expect(dearest.filter(({ ms }) => ms > MAX_MS)).toEqual([]);
    expect(grownMb).toBeLessThan(MAX_GROWTH_MB);
    const [most] = dearest;
    reportFigure(
      `${title}: refused for less than ${MAX_MS} ms of processor time`,
      `${count} of ${kinds.length} kinds; the dearest, ${most?.title}, for ${most?.ms.toFixed(1)} ms in the median; ${grownMb.toFixed(1)} MB more held`,
    );
  },
  600_000,
);
