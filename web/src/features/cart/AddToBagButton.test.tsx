import { SchemaLink } from '@apollo/client/link/schema';
import { mockSchema, upstreamUnavailable, type MockSchemaOptions } from '@halfdrop/mocks';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '#app/Providers.tsx';
import { makeClient } from '#lib/apollo.ts';
import { Toaster } from '#ui/Toaster.tsx';
import { signIn } from '../../../test/browser-state.ts';
import { masked } from '../../../test/masked.ts';
import type { AddToBagButton_AssetFragment } from './AddToBagButton.fragment.generated.ts';
import { AddToBagButton } from './AddToBagButton.tsx';
import { CartBadge } from './CartBadge.tsx';
import { readLocalCart } from './local-cart.ts';

type Props = Parameters<typeof AddToBagButton>[0];

const pattern: AddToBagButton_AssetFragment = {
  __typename: 'Asset',
  id: 'asset-7',
  slug: 'woven-linen-7',
  title: 'Woven Linen',
  dominantColor: '#2f4a3a',
  price: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: 800 } },
  extendedPrice: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: 1800 } },
  previewBaseUrl: '/woven-linen?v=1',
};

async function renderButton(props: Partial<Props> = {}, options: MockSchemaOptions = {}) {
  const link = new SchemaLink({ schema: mockSchema(options), context: () => ({}) });
  return act(async () =>
    render(
      <Providers client={makeClient({ link })} currency="USD">
        <MemoryRouter>
          <CartBadge />
          <AddToBagButton asset={masked(pattern)} {...props} />
          <Toaster />
        </MemoryRouter>
      </Providers>,
    ),
  );
}

test('D-10 D-12 ER-43 C-17 a visitor adds a pattern once: it lies in the local cart, priced as shown', async () => {
  await renderButton({ license: 'EXTENDED' });
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));

  expect(await screen.findByRole('button', { name: 'Added to Bag' })).toBeDisabled();
  expect(await screen.findByText('Item added to cart successfully')).toBeVisible();
  expect(readLocalCart().items).toEqual([
    expect.objectContaining({ id: 'asset-7', title: 'Woven Linen', license: 'EXTENDED', price: 1800 }),
  ]);
  expect(screen.getByRole('link', { name: 'Bag, 1 pattern' })).toBeVisible();
});

test('ER-41 in a list the toast names the pattern', async () => {
  await renderButton({ announcement: 'titled' });
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));

  expect(await screen.findByText('Added to Cart')).toBeVisible();
  expect(screen.getByText('Woven Linen has been added to your cart.')).toBeVisible();
});

test('D-12 signed in, the pattern goes to the server’s cart and stays added', async () => {
  signIn();
  await renderButton({}, { signedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));

  expect(await screen.findByRole('button', { name: 'Added to Bag' })).toBeDisabled();
  expect(await screen.findByRole('link', { name: 'Bag, 1 pattern' })).toBeVisible();
  expect(readLocalCart().items).toHaveLength(0);
});

test('another license of a pattern in the bag replaces the first', async () => {
  const { unmount } = await renderButton({ license: 'STANDARD' });
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));
  unmount();
  await renderButton({ license: 'EXTENDED' });
  await userEvent.click(screen.getByRole('button', { name: 'Change licence in bag' }));

  await waitFor(() => expect(readLocalCart().items.map(({ license }) => license)).toEqual(['EXTENDED']));
});

test('ER-27 a failure is told and nothing is added', async () => {
  signIn();
  const addToCart = () => {
    throw upstreamUnavailable();
  };
  await renderButton({}, { signedIn: true, overrides: { Mutation: { addToCart } } });
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }));

  expect(await screen.findByText('Failed to add item to cart')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to Bag' })).toBeEnabled();
});

test('C-14 a pattern without a price cannot be added', async () => {
  await renderButton({ asset: masked({ ...pattern, price: null, extendedPrice: null }) });
  expect(screen.getByRole('button', { name: 'Price TBD' })).toBeDisabled();
});
