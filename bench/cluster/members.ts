import { graphql, textAt } from '../../e2e/support/graphql.ts';
import { newShopper, register } from '../../e2e/support/shopper.ts';

/** Registers a person. */
export async function newMember(url: string) {
  const token = await register(url, newShopper());
  const own = await graphql(url, { query: '{ viewer { id } }', token });
  return { token, userId: textAt(own, 'viewer', 'id') };
}
