import { SHOP_PAGES } from '@halfdrop/domain';
import { routes } from './routes.tsx';

test('the pages that texts may link to are those there are, without single things and desks', () => {
  const isDesk = (path: string) => /^\/(?:admin|contributor)\//.test(path);
  const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':') && !isDesk(path));
  expect([...SHOP_PAGES].toSorted()).toEqual(paths.toSorted());
});
