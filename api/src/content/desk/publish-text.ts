import { MAX_TEXT_SCHEDULE_DAYS } from '@halfdrop/domain';
import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import type { HelpCategoryId } from '../../help/help-category.ts';
import { addDays } from '../../platform/clock/clock.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type { ShopFacts } from '../composed-text.ts';
import { insertPages } from '../content.repository.ts';
import type { AdminTextDto, TextKey, TextPublication } from './text-desk.contract.ts';
import { addressOf, findFirstWords, findHighestVersion, lockDraft, writeDraft } from './text-desk.repository.ts';

/** Access to the help center's articles. */
interface ArticleKeeper {
  /** Marks an article as edited by staff, so that newer sample texts do not overwrite it. */
  recordEdited(trx: Trx, slug: string): Promise<void>;
  /** Adds an article without an answer, after all others. */
  beginArticle(trx: Trx, article: { category: HelpCategoryId; slug: string; question: string }): Promise<void>;
}

/** Dependencies of the desk. */
export interface TextDeskNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly audit: Audit;
  readonly facts: ShopFacts;
  readonly help: ArticleKeeper;
}

interface Publishing {
  readonly by: AuditAuthor;
  readonly text: AdminTextDto;
  readonly publication: TextPublication;
}

/** Returns the problem for a text that somebody else has changed meanwhile. */
export function conflict(currentVersion: number): Problem {
  return new Problem('version_conflict', { data: { currentVersion } });
}

/**
 * Publishes the latest draft. A future version is replaced by a newer one as soon as that takes effect.
 * @throws version_conflict, illegal_transition if there is nothing new, validation_failed
 */
export async function publishText(
  { clock, audit, help }: TextDeskNeeds,
  trx: Trx,
  { by, text, publication }: Publishing,
): Promise<void> {
  const { kind, slug, words, problems } = text;
  const address = addressOf(text);
  const now = clock.now();
  const { revision, reason } = publication;
  const kept = await lockDraft(trx, address);
  const current = kept?.revision ?? 0;
  if (current !== revision || text.revision !== revision) throw conflict(current);
  if (!kept || !text.hasChanges)
    throw new Problem('illegal_transition', { message: 'There is nothing new to publish.' });
  if (problems.length > 0) {
    const errors = problems.map((message) => ({ path: 'body', message }));
    throw new Problem('validation_failed', { message: problems[0] ?? '', errors });
  }
  const effectiveAt = effectiveOf(text, publication, now);
  if (kind !== 'page') await keepFirstWords(trx, { kind, slug }, now);
  const version = (await findHighestVersion(trx, address)) + 1;
  await insertPages(trx, [{ slug: address, version, ...words, published_at: now, effective_at: effectiveAt }]);
  // Counts as a change, so that anybody still editing the old version gets a conflict.
  await writeDraft(trx, { ...words, address, revision, now });
  if (kind === 'article') await help.recordEdited(trx, slug);
  await audit.record(trx, {
    by,
    action: 'content.edit',
    subject: { kind: 'text', id: address },
    before: { versionInForce: text.versionInForce },
    after: { version, effectiveAt: (effectiveAt ?? now).toISOString() },
    why: reason,
  });
}

/** Stores the original text of an article or mail as its first version, so that it can be restored. */
async function keepFirstWords(trx: Trx, key: TextKey, now: Date): Promise<void> {
  const address = addressOf(key);
  const words = await findFirstWords(trx, key);
  if (!words || words.body === '' || (await findHighestVersion(trx, address)) > 0) return;
  await insertPages(trx, [{ slug: address, version: 1, ...words, published_at: now, effective_at: null }]);
}

/** @throws validation_failed if a version cannot take effect at that time */
function effectiveOf({ earliestAt }: AdminTextDto, { effectiveAt }: TextPublication, now: Date): Date | null {
  const earliest = earliestAt === null ? null : new Date(earliestAt);
  const wanted = effectiveAt === null ? earliest : new Date(effectiveAt);
  if (wanted === null) return null;
  if (earliest !== null && wanted < earliest) {
    throw invalidField(
      'effectiveAt',
      `Account holders are told first: from ${earliest.toISOString().slice(0, 10)} at the earliest`,
    );
  }
  if (wanted > addDays(now, MAX_TEXT_SCHEDULE_DAYS)) {
    throw invalidField('effectiveAt', `At most ${MAX_TEXT_SCHEDULE_DAYS} days ahead`);
  }
  return wanted <= now ? null : wanted;
}
