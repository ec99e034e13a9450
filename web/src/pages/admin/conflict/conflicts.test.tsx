import type { DocumentNode } from 'graphql';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';
import { RewordAssetDocument } from '../assets/RewordAsset.mutation.generated.ts';
import { ChangeCategoryDocument } from '../categories/ChangeCategory.mutation.generated.ts';
import { ChangeCollectionDocument } from '../collections/ChangeCollection.mutation.generated.ts';
import { ChangeCouponDocument } from '../coupons/ChangeCoupon.mutation.generated.ts';
import { ChangePlanTermsDocument } from '../plans/ChangePlanTerms.mutation.generated.ts';

/** A conflicting save while a form is being filled in. */
interface Case {
  readonly what: string;
  readonly path: string;
  readonly field: string;
  readonly theirs: string;
  readonly mutation: DocumentNode;
  readonly input: Readonly<Record<string, unknown>>;
  /** Label of the reason field; omitted if the form has none. */
  readonly why?: string;
  readonly button: string;
}

const reason = 'Said elsewhere.';
const cases: readonly Case[] = [
  {
    what: 'coupon',
    path: '/admin/coupons/FAIR-2026',
    field: 'Note',
    theirs: 'For another fair',
    mutation: ChangeCouponDocument,
    input: {
      code: 'FAIR-2026',
      note: 'For another fair',
      amountOff: { usd: 500, inr: 40_000 },
      isPremiumOnly: false,
      isActive: true,
    },
    button: 'Save coupon',
  },
  {
    what: 'plan',
    path: '/admin/plans/pro-monthly',
    field: 'Description',
    theirs: 'For busy studios.',
    mutation: ChangePlanTermsDocument,
    input: {
      planId: 'pro-monthly',
      name: 'Pro',
      description: 'For busy studios.',
      price: 4900,
      downloadsPerMonth: 50,
      license: 'COMMERCIAL',
      hasPremiumAccess: false,
      trialDays: 0,
      perks: [],
      isPopular: true,
      reason,
    },
    why: 'Why',
    button: 'Save version',
  },
  {
    what: 'category',
    path: '/admin/categories/category-geometric',
    field: 'Name',
    theirs: 'Geometry',
    mutation: ChangeCategoryDocument,
    input: { categoryId: 'category-geometric', name: 'Geometry', aliases: [], reason },
    why: 'Why',
    button: 'Save category',
  },
  {
    what: 'collection',
    path: '/admin/collections/8',
    field: 'Description',
    theirs: 'Other words for it.',
    mutation: ChangeCollectionDocument,
    input: {
      collectionId: '8',
      title: 'Another title',
      description: 'Other words for it.',
      isPublished: true,
      assetIds: ['asset-1'],
      reason,
    },
    why: 'Why',
    button: 'Save collection',
  },
  {
    what: 'pattern',
    path: '/admin/assets/asset-1',
    field: 'Description',
    theirs: 'What it shows, in other words.',
    mutation: RewordAssetDocument,
    input: {
      assetId: 'asset-1',
      title: 'Evening Peonies',
      description: 'What it shows, in other words.',
      tags: ['peony', 'evening', 'flower'],
      reason,
    },
    why: 'Why the words change',
    button: 'Save words',
  },
];

async function openForm({ path, field }: Case) {
  signIn({ role: 'ADMIN' });
  const app = await renderApp(path, { signedIn: true, role: 'ADMIN' });
  await screen.findByLabelText(field);
  return app;
}

/** Saves from another browser, without notifying this one. */
async function saveElsewhere(
  { client }: Awaited<ReturnType<typeof openForm>>,
  { mutation, input }: Case,
  version: number,
) {
  const variables = { input: { ...input, version } };
  await client.mutate({ mutation, variables, fetchPolicy: 'no-cache' });
}

async function fill({ field, why }: Case, words: string) {
  await userEvent.clear(screen.getByLabelText(field));
  await userEvent.type(screen.getByLabelText(field), words);
  if (why === undefined || screen.getByLabelText<HTMLInputElement>(why).value !== '') return;
  await userEvent.type(screen.getByLabelText(why), 'Better so.');
}

test.each(cases)('R-22 who saves a $what second sees what differs, and saves over it', async (tried) => {
  const { what, field, theirs, button } = tried;
  const app = await openForm(tried);
  await fill(tried, 'My words');
  await saveElsewhere(app, tried, 1);
  await userEvent.click(screen.getByRole('button', { name: button }));

  const conflict = within(await screen.findByRole('alert', { name: `Somebody else has saved this ${what}` }));
  const differs = within(conflict.getByRole('list', { name: 'What differs' }));
  const row = differs.getByText(field).closest('li');
  expect(row).toHaveTextContent(`Theirs: ${theirs}`);
  expect(row).toHaveTextContent('Yours: My words');
  expect(screen.getByLabelText(field)).toHaveValue('My words');
  await userEvent.click(conflict.getByRole('button', { name: 'Save mine over theirs' }));
  await waitFor(() => expect(screen.queryByText(`Somebody else has saved this ${what}`)).not.toBeInTheDocument());
  expect(screen.getByLabelText(field)).toHaveValue('My words');
});

test.each(cases)('R-22 who saves a $what second goes on with what is there', async (tried) => {
  const { field, theirs, button } = tried;
  const app = await openForm(tried);
  await fill(tried, 'My words');
  await saveElsewhere(app, tried, 1);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with theirs' }));
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveValue(theirs));
});
