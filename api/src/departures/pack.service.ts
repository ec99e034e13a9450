import { PassThrough, Readable } from 'node:stream';
import type { Actor } from '@halfdrop/domain';
import { ZipFile } from 'yazl';
import { masterKey } from '../artwork/master-key.ts';
import type { Foundation } from '../domain-module.ts';
import type { PayoutService } from '../payouts/payouts.service.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { Problem } from '../platform/http/problem.ts';
import type { StatementService } from '../royalties/statements.service.ts';
import { requireStudio } from '../studios/require-studio.ts';
import type { HandedIn, StudioStock } from '../submissions/studio-stock.ts';
import type { PackLinkDto } from './departures.contract.ts';
import { findProfile, isOwner } from './departures.repository.ts';
import { readPackToken, writePackToken } from './pack-token.ts';

/** Lifetime of a pack link; a download in progress continues. */
const LINK_MILLISECONDS = 15 * 60 * 1000;

/** Everything of a studio in one zip, generated while it is streamed: nothing is stored, and a crash loses nothing. */
export interface PackService {
  /** @throws not_found for a studio the user does not own */
  link(actor: Actor, studioId: string): PackLinkDto;
  /** @throws not_found for every link that does not work */
  open(token: string): Promise<{ readonly fileName: string; readonly content: Readable }>;
}

interface PackNeeds extends Pick<Foundation, 'db' | 'clock' | 'files' | 'secrets' | 'logger'> {
  readonly studioStock: StudioStock;
  readonly statements: Pick<StatementService, 'list' | 'csv' | 'pdf'>;
  readonly payouts: Pick<PayoutService, 'ofStudio' | 'document'>;
}

/** A constant, since zip timestamps have no time zone. */
const options = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/** Creates the service. */
export function createPackService(shop: PackNeeds): PackService {
  const { db, clock, secrets } = shop;
  return {
    link(actor, studioId) {
      const studio = requireStudio(actor, 'studio.close', studioId);
      const expiresAt = new Date(clock.now().getTime() + LINK_MILLISECONDS);
      const token = writePackToken(secrets.downloadLinks, { studioId: studio, accountId: actor.id, expiresAt });
      return { url: `/api/studio-packs/${token}`, expiresAt: expiresAt.toISOString() };
    },

    async open(token) {
      const facts = readPackToken(secrets.downloadLinks, token, clock.now());
      if (!facts || !(await isOwner(db, facts.studioId, facts.accountId))) throw new Problem('not_found');
      const profile = await findProfile(db, facts.studioId);
      return { fileName: `Halfdrop-${profile.slug}.zip`, content: await packOf(shop, facts, profile) };
    },
  };
}

async function packOf(
  { db, files, logger, studioStock, statements, payouts }: PackNeeds,
  { studioId, accountId }: { readonly studioId: number; readonly accountId: string },
  profile: object,
): Promise<Readable> {
  const id = String(studioId);
  const owner: Actor = { id: accountId, staffRoles: [], studios: [{ studioId: id, role: 'owner' }] };
  const patterns = await studioStock.list(db, studioId);
  const kept = await keptFiles(files, patterns);
  const paid = await payouts.ofStudio(owner, id);
  const stated = (await statements.list(owner, id)).statements;

  const zip = new ZipFile();
  const content = zip.outputStream.pipe(new PassThrough());
  const addJson = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), name, { ...options, compress: true });
  /** Opened when its turn comes, so that only one file is open at a time. */
  const add = (name: string, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { ...options, compress: false }, (give) => {
      open().then(
        (stream) => give(null, stream),
        (cause: unknown) => {
          logger.error({ err: cause, name }, 'a file of a studio could not be packed');
          content.destroy(new Error(`${name} could not be packed`, { cause }));
        },
      );
    });

  addJson('studio.json', profile);
  addJson(
    'patterns.json',
    patterns.map((pattern) => ({ ...pattern, master: kept.has(pattern.sha256) ? masterPath(pattern) : null })),
  );
  addJson('statements.json', stated);
  addJson('payouts.json', paid.payouts);
  for (const pattern of onePerFile(patterns)) {
    if (kept.has(pattern.sha256)) add(masterPath(pattern), () => files.open(masterKey(pattern.sha256)));
  }
  for (const { number, month } of stated) {
    const name = `statements/Halfdrop-statement-${number}-${month}`;
    add(`${name}.csv`, async () => Readable.from((await statements.csv(owner, id, String(number))).content));
    add(`${name}.pdf`, async () =>
      Readable.from([Buffer.from((await statements.pdf(owner, id, String(number))).content)]),
    );
  }
  for (const { number, documentUrl } of paid.payouts) {
    if (documentUrl === null) continue;
    add(`payouts/Halfdrop-payout-${number}.pdf`, async () =>
      Readable.from([Buffer.from(await payouts.document(owner, id, String(number)))]),
    );
  }
  zip.end();
  return content;
}

/** Filters out files that are missing, such as after a partial restore, so that the rest can be downloaded. */
async function keptFiles(files: FileStore, patterns: readonly HandedIn[]): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const { sha256 } of patterns) if (await files.has(masterKey(sha256))) kept.add(sha256);
  return kept;
}

/** Removes duplicates, since the same file may have been submitted more than once. */
function onePerFile(patterns: readonly HandedIn[]): HandedIn[] {
  return [...new Map(patterns.map((pattern) => [masterPath(pattern), pattern])).values()];
}

/** Returns the original file name, prefixed to distinguish files with the same name. */
function masterPath({ sha256, file_name: fileName }: HandedIn): string {
  return `masters/${sha256.slice(0, 12)}-${fileName.replaceAll(/[^\w.-]+/g, '-')}`;
}
