import { graphql, listAt, textAt, valueAt } from './graphql.ts';
import { paidPatterns } from './patterns.ts';

/** A picture as accepted by a form. */
export interface TileFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer<ArrayBuffer>;
}

/** Returns six tiles from the shop's catalog as files: as many samples as an application needs. */
export async function sampleTiles(shopUrl: string): Promise<readonly TileFile[]> {
  const patterns = await paidPatterns(shopUrl, 6);
  return Promise.all(
    patterns.map(async ({ id, slug }) => {
      const picture = await fetch(`${shopUrl}/api/products/${id}/preview?width=960`);
      return { name: `${slug}.webp`, mimeType: 'image/webp', buffer: Buffer.from(await picture.arrayBuffer()) };
    }),
  );
}

const reading = `{ studioApplication { version } categories(kind: MENU) { id } }`;
const beginning = `mutation Begin($input: SaveStudioApplicationInput!) {
  saveStudioApplication(input: $input) { application { id } }
}`;
const submitting = `mutation Submit($input: SubmitStudioApplicationInput!) {
  submitStudioApplication(input: $input) { application { id version } }
}`;
const accepting = `mutation Accept($input: AcceptStudioApplicationInput!) {
  acceptStudioApplication(input: $input) { application { id } }
}`;

/**
 * Opens a studio without the browser: a person with a confirmed address applies, and another one accepts.
 * @param sessions the bearer tokens of both
 * @returns the id of the application
 */
export async function openStudio(
  shopUrl: string,
  { applicant, reviewer }: { readonly applicant: string; readonly reviewer: string },
  slug: string,
): Promise<string> {
  const categories = listAt(await graphql(shopUrl, { query: reading }), 'categories');
  const input = {
    studioName: `Studio ${slug}`,
    slug,
    specialty: 'Woven geometry',
    about: 'Cloth from the loom, drawn by hand.',
    country: 'PT',
    categoryId: textAt(categories, 0, 'id'),
    creationMethods: ['BY_HAND'],
  };
  await graphql(shopUrl, { query: beginning, variables: { input }, token: applicant });
  for (const { name, mimeType, buffer } of await sampleTiles(shopUrl)) {
    const body = new FormData();
    body.append('file', new Blob([buffer], { type: mimeType }), name);
    const headers = { authorization: `Bearer ${applicant}` };
    await fetch(`${shopUrl}/api/studio-applications/own/samples`, { method: 'POST', headers, body });
  }
  const draft = await graphql(shopUrl, { query: reading, token: applicant });
  const handedIn = { version: valueAt(draft, 'studioApplication', 'version') };
  const submitted = valueAt(
    await graphql(shopUrl, { query: submitting, variables: { input: handedIn }, token: applicant }),
    'submitStudioApplication',
    'application',
  );
  const applicationId = textAt(submitted, 'id');
  const verdict = { applicationId, version: valueAt(submitted, 'version') };
  await graphql(shopUrl, { query: accepting, variables: { input: verdict }, token: reviewer });
  return applicationId;
}
