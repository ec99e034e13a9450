import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Trx } from '../database.ts';
import { StartupError } from '../platform/startup-error.ts';
import { findVersions, insertPages } from './content.repository.ts';
import { findWrittenAddresses } from './desk/text-desk.repository.ts';
import { effectiveFrom } from './notices.ts';

/** Front matter between two lines of dashes, then the text. */
const FRONT_MATTER = /^---\n(?<facts>[\s\S]*?)\n---\n\n(?<body>[\s\S]*)$/;

const FactsSchema = v.object({
  title: v.string(),
  summary: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  published: v.pipe(v.string(), v.isoDate()),
});

/**
 * Loads the sample texts of a folder, one Markdown file per page, in one transaction. Safe to call on every start:
 * existing versions and texts edited by staff are left unchanged. A change to a text that users have agreed to takes
 * effect after they were notified.
 * @returns how many versions were new
 * @throws StartupError if a file is not a valid text
 */
export async function loadSamplePages(db: Db, clock: Clock, folder: string): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md'));
  const pages = await Promise.all(names.toSorted().map((name) => readPage(path.join(folder, name))));
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const written = await findWrittenAddresses(
      trx,
      pages.map(({ slug }) => slug),
    );
    const untouched = pages.filter(({ slug }) => !written.includes(slug));
    const dated = await Promise.all(
      untouched.map(async (page) => ({ ...page, effective_at: await effectiveDate(trx, page, now) })),
    );
    return insertPages(trx, dated);
  });
}

type SamplePage = Awaited<ReturnType<typeof readPage>>;

async function effectiveDate(trx: Trx, { slug, version }: SamplePage, now: Date): Promise<Date | null> {
  const replaces = (await findVersions(trx, slug)).some((other) => other.version < version);
  return replaces ? effectiveFrom(slug, now) : null;
}

async function readPage(file: string) {
  try {
    const { facts = '', body = '' } = FRONT_MATTER.exec(await readFile(file, 'utf8'))?.groups ?? {};
    const lines = facts.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? []);
    const { title, summary, version, published } = v.parse(FactsSchema, Object.fromEntries(lines));
    const slug = path.basename(file, '.md');
    return { slug, version, title, summary, body: body.trim(), published_at: new Date(published) };
  } catch (error) {
    throw new StartupError(`The sample text ${file} cannot be read.`, error);
  }
}
