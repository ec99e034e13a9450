import type { Dice } from '../dice.ts';
import type { Operation, Question } from './operation.ts';
import type { Subjects } from './subjects.ts';

const PAGES = 20;

/** Returns the heaviest server-rendered pages; an unknown parameter makes each URL unique. */
export function pages({ tiles }: Subjects, dice: Dice): Operation[] {
  let visits = 0;
  const page = (path: string): Question => ({
    method: 'GET',
    path: `${path}${path.includes('?') ? '&' : '?'}visit=${(visits += 1)}`,
    headers: { accept: 'text/html' },
    check: (body) => {
      if (!body.includes('<h1')) throw new Error(`${path} was not rendered`);
    },
  });
  const paths = {
    'page: home': () => '/',
    'page: products': () => `/products?page=${1 + dice.below(PAGES)}`,
    'page: detail': () => `/product/${dice.pick(tiles).slug}`,
    'page: designers': () => '/designers',
  };
  return Object.entries(paths).map(([name, path]) => ({
    name,
    connections: 8,
    isKept: true,
    ask: () => page(path()),
  }));
}
