import { linkTokens } from './link-token.ts';

const secret = 'a secret of this shop';
const id = '6f1f4f5e-2f0a-4c8e-9d55-0f3f4a6f7b10';
const confirm = linkTokens('confirm');

test('a link names the row it was written for, and its round', () => {
  expect(confirm.read(secret, confirm.write(secret, { id, round: 3 }))).toEqual({ id, round: 3 });
  expect(confirm.read(secret, confirm.write(secret, { id }))).toEqual({ id, round: 0 });
});

test('links in mails that were sent go on working', () => {
  const sent = [
    '6f1f4f5e-2f0a-4c8e-9d55-0f3f4a6f7b10.3._uw0ozfJ_WMl-OhOZUQzUHGP8jsSCFhIMwCNgpOa-pY',
    '6f1f4f5e-2f0a-4c8e-9d55-0f3f4a6f7b10.yeeF3IEe95JLONKBnA4IBqleiAk-wlo3q5hBBs6amxw',
  ];

  expect(sent.map((token) => confirm.read(secret, token))).toEqual([
    { id, round: 3 },
    { id, round: 0 },
  ]);
});

test('a link that was written for something else, by somebody else, or was changed names nothing', () => {
  const written = confirm.write(secret, { id, round: 3 });

  expect(linkTokens('unsubscribe').read(secret, written)).toBeNull();
  expect(confirm.read('another secret', written)).toBeNull();
  expect(confirm.read(secret, written.replace('.3.', '.4.'))).toBeNull();
  expect(confirm.read(secret, written.replace('.3.', '.03.'))).toBeNull();
  expect(confirm.read(secret, written.replace('.3.', '.'))).toBeNull();
  for (const garbage of ['', '.', `${id}.3`, `${written}a`, `${id}:3.${written.slice(-43)}`]) {
    expect(confirm.read(secret, garbage)).toBeNull();
  }
});
