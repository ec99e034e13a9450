import { listReply, unparsedItems } from './list-reply.ts';

interface Page {
  readonly items: readonly object[];
  readonly total: number;
}

const form = { name: 'items', itemBegin: '{"_id":' } as const;

function read(text: string) {
  let longest = 0;
  const parse = (body: Buffer): Page => {
    longest = Math.max(longest, body.length);
    return JSON.parse(body.toString());
  };
  return { page: listReply(Buffer.from(text), form, parse), longest: () => longest };
}

test('the items of a list are there as they came, and are parsed when the list is read', () => {
  const items = [
    { _id: '1', text: 'a'.repeat(100) },
    { _id: '2', text: ',{"_id":' },
  ];
  const text = JSON.stringify({ items, total: 2 });

  const { page, longest } = read(text);

  expect(page?.total).toBe(2);
  expect(page && unparsedItems(page)?.map(String)).toEqual(items.map((item) => JSON.stringify(item)));
  expect(longest()).toBeLessThan(50);
  expect(page?.items).toEqual(items);
  expect(longest()).toBe(text.length);
});

test.each([
  '{"items":[],"total":0}',
  '{"items":[{"id":1}],"total":1}',
  '{"items":[{"_id":1',
  '{"items":[{"_id":"}]"}],"total":1}',
  '',
])('a reply of another form is not taken apart: %s', (text) => {
  expect(read(text).page).toBeNull();
});
