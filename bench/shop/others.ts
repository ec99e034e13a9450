import { listAt, textAt, valueAt } from '../../e2e/support/graphql.ts';
import type { Dice } from '../dice.ts';
import type { Operation, Question } from './operation.ts';
import { nextAddress, registered } from './registered.ts';
import type { Subjects } from './subjects.ts';

/** Number of patterns whose pictures are used for picture searches, and not for first renderings. */
const SEARCHED_WITH = 12;

/** Returns the operations other than lists and pages: carts, sessions and pictures. */
export async function others(url: string, subjects: Subjects, dice: Dice): Promise<Operation[]> {
  const pictures = await Promise.all(
    subjects.tiles.slice(-SEARCHED_WITH).map(async ({ preview }) => pictureAt(url + preview)),
  );
  const undrawn = subjects.tiles.slice(0, -SEARCHED_WITH).values();
  return [
    { name: 'add to cart', ask: addToCart(subjects) },
    {
      name: 'login',
      connections: 4,
      ask: () => login(dice.pick(subjects.members)),
    },
    { name: 'picture search', connections: 2, ask: () => pictureSearch(dice.pick(pictures)) },
    {
      name: 'preview not yet drawn',
      connections: 2,
      isKept: true,
      ask: () => {
        const { value } = undrawn.next();
        if (!value) throw new Error('Every picture was drawn');
        return pictureOf(value.preview);
      },
    },
  ];
}

/** Adds patterns for alternating members, with alternating licenses. */
function addToCart({ members, tiles }: Subjects): () => Question {
  const sold = tiles.filter(({ isFree }) => !isFree);
  let turn = 0;
  return () => {
    turn += 1;
    const place = turn % members.length;
    const round = Math.floor(turn / members.length);
    const assetId = sold[(place * 4 + (round % 4)) % sold.length]?.id;
    return registered('AddToCart', {
      variables: { input: { assetId, license: round % 8 < 4 ? 'STANDARD' : 'EXTENDED' } },
      token: members[place]?.token ?? '',
      check: (data) => {
        const errors = listAt(data, 'addToCart', 'errors');
        const count = Number(valueAt(data, 'addToCart', 'cart', 'totalItems'));
        if (errors.length > 0 || !(count >= 1)) throw new Error(JSON.stringify(data).slice(0, 300));
      },
    });
  };
}

function login({ email, password }: Subjects['members'][number]): Question {
  return registered('Login', {
    variables: { input: { email, password } },
    address: nextAddress(),
    check: (data) => void textAt(data, 'login', 'token'),
  });
}

async function pictureAt(address: string): Promise<Buffer> {
  const response = await fetch(address, { headers: { accept: 'image/webp' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

function pictureSearch(body: Buffer): Question {
  return {
    method: 'POST',
    path: '/api/assets/similar-to-image?limit=24',
    headers: { 'content-type': 'image/webp', 'x-forwarded-for': nextAddress() },
    body,
    check: (answer) => {
      if (!answer.includes('"slug":')) throw new Error(`nothing like the picture: ${answer.slice(0, 200)}`);
    },
  };
}

function pictureOf(path: string): Question {
  return {
    method: 'GET',
    path,
    headers: { accept: 'image/webp' },
    check: (body) => {
      if (!body.startsWith('RIFF')) throw new Error('no picture in WebP');
    },
  };
}
