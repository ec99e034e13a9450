import { setTimeout as pause } from 'node:timers/promises';
import { patternSvg } from '@halfdrop/patterns';
import { graphql, listAt, textAt, valueAt } from '../../e2e/support/graphql.ts';
import { confirmAddress } from '../../e2e/support/shopper.ts';
import { openStudio } from '../../e2e/support/studio.ts';
import { numberAt, Refusal } from './ask.ts';
import { enter, type Person, soldAsset, type SoldAsset, type World } from './world.ts';

/** A studio with its owner and its patterns on sale. */
export interface OwnStudio {
  readonly id: string;
  readonly owner: Person;
  readonly assets: readonly SoldAsset[];
}

const families = ['bauhaus', 'plaid', 'cutpaper'];
const TRIES = 240;
const PAUSE_MS = 250;

/** Opens a studio with patterns that are uploaded, submitted and approved. */
export async function openOwnStudio(world: World): Promise<OwnStudio> {
  const { shop, ask, staff } = world;
  const owner = await enter(shop);
  await confirmAddress(shop, owner.shopper);
  const parties = { applicant: owner.token, reviewer: staff.reviewer.token };
  await openStudio(shop.url, parties, `month-${owner.shopper.username}`);
  const studios = await ask('ViewerStudios', { token: owner.token });
  const id = textAt(studios, 0, 'id');
  await Promise.all(families.map((family) => upload(shop.url, owner, id, family)));
  const assets: SoldAsset[] = [];
  for (const draft of await checkedDrafts(world, owner, id)) {
    await handIn(world, owner, id, draft);
    await approveNext(world);
    assets.push(await assetOf(world, owner, textAt(draft, 'id')));
  }
  return { id, owner, assets };
}

/** Schedules the departure of a studio, in an hour. */
export async function leave({ ask, now }: World, { id, owner }: OwnStudio): Promise<void> {
  const input = { studioId: id, leavesAt: new Date(now().getTime() + 3_600_000).toISOString() };
  await ask('AnnounceDeparture', { variables: { input }, token: owner.token });
}

/** Returns whether nothing of a studio is on sale any more. */
export async function isGone({ ask, staff }: World, { assets }: OwnStudio): Promise<boolean> {
  const tries = assets.map(async ({ id }) => {
    const variables = { input: { assetId: id, license: 'STANDARD' } };
    const answer = await ask('AddToCart', { variables, token: staff.owner.token }).catch((error: unknown) => error);
    return answer instanceof Refusal;
  });
  return (await Promise.all(tries)).every(Boolean);
}

async function upload(url: string, { token }: Person, studio: string, family: string): Promise<void> {
  const svg = Buffer.from(patternSvg({ family, variant: 0, palette: 'delft', seed: 77 }));
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const facts = { filename: `${family}.svg`, filetype: 'image/svg+xml', studio, purpose: 'master' };
  const metadata = Object.entries(facts).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
  const begun = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(svg.length), 'upload-metadata': metadata.join(',') },
  });
  const sent = await fetch(new URL(begun.headers.get('location') ?? '', url), {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: svg,
  });
  if (sent.status !== 204) throw new Error(`an upload was answered ${sent.status}: ${await sent.text()}`);
}

const findingsQuery = `query Findings($studioId: ID!) {
  studioSubmissions(studioId: $studioId) { items { fileName status findings { message } } }
}`;

/** Waits until every file has become a draft that passed its check. */
async function checkedDrafts({ ask, shop }: World, { token }: Person, studioId: string): Promise<readonly unknown[]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const variables = { studioId, status: 'READY', search: '', page: 1 };
    const drafts = listAt(await ask('StudioPatterns', { variables, token }), 'items');
    if (drafts.length === families.length) return drafts;
    await pause(PAUSE_MS);
  }
  const found = await graphql(shop.url, { query: findingsQuery, variables: { studioId }, token });
  throw new Error(`the uploads did not pass their check within a minute: ${JSON.stringify(found)}`);
}

const menuQuery = '{ categories(kind: MENU) { id children { id } } }';

async function handIn({ ask, shop }: World, { token }: Person, studioId: string, draft: unknown): Promise<void> {
  const submissionId = textAt(draft, 'id');
  const menu = await graphql(shop.url, { query: menuQuery });
  const change = {
    submissionId,
    version: numberAt(draft, 'version'),
    title: `Month ${textAt(draft, 'fileName').replace('.svg', '')}`,
    description: 'Flat color in a plain repeat.',
    tags: ['flat', 'plain', 'repeat'],
    categoryId: textAt(menu, 'categories', 0, 'id'),
    subcategoryId: textAt(menu, 'categories', 0, 'children', 0, 'id'),
    repeatMillimeters: 240,
    creationMethod: 'DIGITAL',
  };
  const saved = await ask('SaveSubmissions', { variables: { input: { studioId, changes: [change] } }, token });
  const version = numberAt(saved, 'outcomes', 0, 'submission', 'version');
  await ask('SubmitSubmission', { variables: { input: { submissionId, version } }, token });
}

async function approveNext({ ask, staff }: World): Promise<void> {
  const { token } = staff.reviewer;
  const next = await ask('TakeNextSubmission', { token });
  const submission = valueAt(next, 'review', 'submission');
  const version = numberAt(submission, 'version');
  const input = { submissionId: textAt(submission, 'id'), version, verdict: 'APPROVED' };
  await ask('DecideSubmission', { variables: { input }, token });
}

const assetQuery = 'query Sold($id: ID!) { submission(id: $id) { asset { id category { id name } } } }';

/** Returns the asset of an approved submission, once the shop shows it. */
async function assetOf({ shop }: World, { token }: Person, submissionId: string): Promise<SoldAsset> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await graphql(shop.url, { query: assetQuery, variables: { id: submissionId }, token });
    const asset = valueAt(found, 'submission', 'asset');
    if (asset !== null) return soldAsset(asset);
    await pause(PAUSE_MS);
  }
  throw new Error('what was approved was not on sale within a minute');
}
