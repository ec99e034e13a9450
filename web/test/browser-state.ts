import { user } from '@halfdrop/mocks';
import { addToLocalCart } from '#features/cart/local-cart.ts';
import { openSession } from '#lib/session.ts';

/** Signs in the account used by `renderApp(address, { signedIn: true })`. */
export function signIn(changes: Parameters<typeof user>[0] = {}): void {
  const { avatarUrl, ...person } = user(changes);
  openSession({ token: 'token-1', user: { ...person, avatarUrl: avatarUrl ?? null } });
}

/** Adds patterns of the mocked shop, by index, to the visitor's cart. */
export function fillLocalCart(...indexes: readonly number[]): void {
  for (const index of indexes) {
    const id = `asset-${index}`;
    addToLocalCart({ id, slug: id, title: id, price: null, previewImage: '', quantity: 1, license: 'STANDARD' });
  }
}
