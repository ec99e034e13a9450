import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { graphql, textAt, valueAt } from '../../e2e/support/graphql.ts';
import { confirmAddress, newShopper, register } from '../../e2e/support/shopper.ts';
import { grantRole } from '../../e2e/support/staff.ts';
import { openStudio } from '../../e2e/support/studio.ts';
import { startSupervisedShop, until, type SupervisedShop } from '../../e2e/support/supervised-shop.ts';
import { reportBars, type Bar } from '../report.ts';
import { DesignerBrowser } from './designer-browser.ts';
import { SentPieces } from './sent-pieces.ts';
import { writeTiles } from './tiles.ts';

const PATIENCE_MS = 60 * 60_000;

const listing = `query Drafts($studioId: ID!) { studioSubmissions(studioId: $studioId, limit: 1) { pageInfo { totalItems } } }`;

/** Creates a designer with a studio, and a function that counts their drafts. */
async function newDesigner(shop: SupervisedShop) {
  const [shopper, reviewer] = [newShopper('Ines Duarte'), newShopper('Vera Lindqvist')];
  const token = await register(shop.url, shopper);
  await confirmAddress(shop, shopper);
  const decider = await register(shop.url, reviewer);
  await grantRole(shop, reviewer, 'reviewer');
  const slug = `ines-${shopper.username}`;
  await openStudio(shop.url, { applicant: token, reviewer: decider }, slug);
  const studioId = textAt(
    await graphql(shop.url, { query: '{ viewerStudios { id } }', token }),
    'viewerStudios',
    0,
    'id',
  );
  const drafts = async () => {
    const answer = await graphql(shop.url, { query: listing, variables: { studioId }, token });
    return Number(valueAt(answer, 'studioSubmissions', 'pageInfo', 'totalItems'));
  };
  return { shopper, drafts };
}

async function killApi(shop: SupervisedShop): Promise<void> {
  process.kill(shop.pidOf('api'), 'SIGKILL');
  await until(async () => (await shop.look('/health/ready')) !== '200');
  await until(async () => (await shop.look('/health/ready')) === '200');
}

/** Uploads files while server and browser are killed alternately, evenly spread over the whole upload. */
async function sendUnderKills(shop: SupervisedShop, files: readonly string[], kills: number): Promise<readonly Bar[]> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'halfdrop-profile-'));
  const pieces = new SentPieces();
  const { shopper, drafts } = await newDesigner(shop);
  const browser = new DesignerBrowser({ profile, shopUrl: shop.url, shopper, pieces });
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  try {
    await browser.choose(files);
    for (let kill = 1; kill <= 2 * kills; kill += 1) {
      await until(() => pieces.confirmedBytes >= (total * kill) / (2 * kills + 1), PATIENCE_MS);
      if (kill % 2 === 1) {
        await killApi(shop);
      } else {
        browser.kill();
        await browser.choose(files);
      }
      console.log(`Kill ${kill} of ${2 * kills}: ${Math.round(pieces.confirmedBytes / 1_000_000)} MB have arrived`);
    }
    await until(async () => (await drafts().catch(() => 0)) >= files.length, PATIENCE_MS);
    return barsOf({
      files: files.length,
      drafts: await drafts(),
      twice: pieces.bytesSentTwice,
      uploads: pieces.uploads,
    });
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function barsOf(found: { files: number; drafts: number; twice: number; uploads: number }): readonly Bar[] {
  return [
    {
      // A killed browser has lost what it stored within the last minute, and restarts those uploads.
      promise: `${found.files} files of 20 MB: each is a draft, once`,
      figure: `${found.drafts} drafts of ${found.uploads} uploads`,
      isMet: found.drafts === found.files,
    },
    {
      promise: 'no byte of a piece that was confirmed is sent twice',
      figure: `${found.twice} bytes`,
      isMet: found.twice === 0,
    },
  ];
}

const { values } = parseArgs({
  options: { files: { type: 'string', default: '100' }, kills: { type: 'string', default: '10' } },
});
const folder = await mkdtemp(path.join(os.tmpdir(), 'halfdrop-tiles-'));
console.log('Starting a shop, and drawing the files …');
const shop = await startSupervisedShop();
try {
  const bars = await sendUnderKills(shop, await writeTiles(folder, Number(values.files)), Number(values.kills));
  reportBars(bars);
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
