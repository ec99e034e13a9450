import { setTimeout as pause } from 'node:timers/promises';
import type { Foundation } from '../domain-module.ts';
import type { Payments } from '../payments/payments.ts';
import type { JobCounts } from './jobs.repository.ts';
import type { CheckedMailer } from '../platform/mail/mailer.ts';
import type { SearchBackend } from '../search/search-backend.ts';
import type { SystemPartDto } from './system.contract.ts';
import { askDatabase } from './system.repository.ts';

/** Dependencies of the health checks. */
export interface PartNeeds extends Pick<Foundation, 'db' | 'clock' | 'files'> {
  readonly mailer: CheckedMailer;
  readonly searchBackend: SearchBackend | null;
  readonly payments: Pick<Payments, 'provider'>;
}

/** Timeout after which a part is considered down. */
const PATIENCE_MS = 2000;
/** Due jobs begin within seconds; after this delay, no worker is running or too many jobs wait. */
const MAX_JOB_DELAY_MS = 5 * 60_000;

/** Checks every part the shop depends on concurrently, so that one that hangs delays no other. */
export async function lookAtParts(shop: PartNeeds, jobs: JobCounts, failedEvents: number): Promise<SystemPartDto[]> {
  const { db, files, mailer } = shop;
  const [database, kept, mail] = await Promise.all([
    partOf('database', 'PostgreSQL', () => askDatabase(db)),
    partOf('files', 'Can be kept and read', () => files.check()),
    partOf('mail', mailer.kind === 'server' ? 'Mail server' : 'Outbox in the data folder', () => mailer.check()),
  ]);
  return [database, kept, searchPart(shop), mail, paymentsPart(shop, failedEvents), jobsPart(shop, jobs)];
}

async function partOf(
  name: SystemPartDto['name'],
  detail: string,
  look: () => Promise<unknown>,
): Promise<SystemPartDto> {
  const patience = new AbortController();
  try {
    const late = pause(PATIENCE_MS, 'late' as const, { signal: patience.signal });
    const answer = await Promise.race([look(), late]);
    return answer === 'late' ? { name, isUp: false, detail: 'Does not answer' } : { name, isUp: true, detail };
  } catch (error) {
    return { name, isUp: false, detail: error instanceof Error ? error.message : 'Failed' };
  } finally {
    patience.abort();
  }
}

function searchPart({ searchBackend }: PartNeeds): SystemPartDto {
  if (searchBackend === null) return { name: 'search', isUp: true, detail: 'PostgreSQL answers' };
  const isUp = 'isCurrent' in searchBackend ? searchBackend.isCurrent : searchBackend.reference !== null;
  const detail = isUp ? 'The index follows the database' : 'The index cannot be asked: PostgreSQL answers';
  return { name: 'search', isUp, detail };
}

function paymentsPart({ payments: { provider } }: PartNeeds, failedEvents: number): SystemPartDto {
  const name = 'payments';
  if (failedEvents > 0) return { name, isUp: false, detail: `${failedEvents} events without their effect` };
  return { name, isUp: true, detail: provider.name === 'stripe' ? 'Stripe' : 'Sandbox: no money moves' };
}

function jobsPart({ clock }: PartNeeds, { oldest_due_at: oldest }: JobCounts): SystemPartDto {
  const delay = oldest === null ? 0 : clock.now().getTime() - oldest.getTime();
  if (delay <= MAX_JOB_DELAY_MS) return { name: 'jobs', isUp: true, detail: 'Done as they come due' };
  return { name: 'jobs', isUp: false, detail: `The oldest has waited for ${Math.round(delay / 60_000)} minutes` };
}
