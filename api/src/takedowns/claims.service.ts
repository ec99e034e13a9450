import { answerDueAt, skuOf, TAKEDOWN_NUMBER, TAKEDOWN_STATUSES } from '@halfdrop/domain';
import * as v from 'valibot';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { newReadableCode } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import { moveTakedown, type StepNeeds } from './move-takedown.ts';
import { takedownMail, takedownMailJob } from './takedown-mail.ts';
import { takedownLinks } from './takedown-links.ts';
import { toState } from './takedown-view.ts';
import type { TakedownClaim, TakedownReceiptDto, TakedownStateDto } from './takedowns.contract.ts';
import {
  deleteUnconfirmed,
  findClaimed,
  findRequest,
  findRestorable,
  findSteps,
  insertRequest,
  lockRequest,
  takeStep,
} from './takedowns.repository.ts';

/** Days within which a request must be confirmed. */
const CONFIRM_DAYS = 7;
const MailPayload = v.object({ id: v.string(), status: v.picklist(TAKEDOWN_STATUSES) });

/** Operations of claimants. */
export interface ClaimService {
  /** @throws validation_failed for a pattern that is not on sale, rate_limited */
  request(claim: TakedownClaim, callerAddress: string): Promise<TakedownReceiptDto>;
  /** Idempotent. @throws not_found for an invalid or expired token */
  confirm(token: string): Promise<TakedownStateDto>;
  /** @throws not_found, illegal_transition unless the studio has responded and the pattern is still off sale */
  goToCourt(token: string, court: string): Promise<TakedownStateDto>;
  /** Restores patterns whose studios have responded, once the waiting period is over. */
  restoreDue(): Promise<void>;
  pruneUnconfirmed(): Promise<void>;
  readonly jobs: JobHandlers;
}

interface ClaimNeeds extends Pick<Foundation, 'db' | 'callLimits' | 'mailer' | 'publicUrl'>, StepNeeds {
  readonly linkSecret: string;
  readonly mailTexts: MailTexts;
}

/** Creates the service. */
export function createClaimService(shop: ClaimNeeds): ClaimService {
  const { db, clock, linkSecret } = shop;

  /** Runs `work` on the request a link names. */
  function withLink<Result>(token: string, work: (trx: Trx, id: string) => Promise<Result>): Promise<Result> {
    const named = takedownLinks.read(linkSecret, token);
    if (!named) throw deadLink();
    return inTransaction(db, async (trx) => {
      await lockRequest(trx, named.id);
      return work(trx, named.id);
    });
  }

  return {
    request: requestWith(shop),

    confirm: async (token) =>
      withLink(token, async (trx, id) => {
        const row = await findRequest(trx, id);
        if (!row || (row.status === 'unconfirmed' && row.made_at <= addDays(clock.now(), -CONFIRM_DAYS))) {
          throw deadLink();
        }
        if (row.status !== 'unconfirmed') return toState(row);
        const now = clock.now();
        const dates = { confirmed_at: now, due_at: answerDueAt(now) };
        return toState((await moveTakedown(shop, trx, id, { to: 'waiting', words: '', dates })).after);
      }),

    goToCourt: async (token, court) =>
      withLink(token, async (trx, id) => {
        if (!(await findRequest(trx, id))) throw deadLink();
        const { after } = await moveTakedown(shop, trx, id, {
          to: 'in_court',
          words: court,
          dates: { restore_at: null },
        });
        return toState(after);
      }),

    async restoreDue() {
      const words = 'The studio has answered, and we were not told that a court has the case.';
      for (const id of await findRestorable(db, clock.now())) {
        await inTransaction(db, async (trx) => {
          await lockRequest(trx, id);
          // The case may have gone to court or ended since it was found.
          if ((await findRequest(trx, id))?.status === 'countered') {
            await moveTakedown(shop, trx, id, { to: 'restored', words });
          }
        });
      }
    },

    pruneUnconfirmed: () => deleteUnconfirmed(db, addDays(clock.now(), -CONFIRM_DAYS)),
    jobs: { [takedownMailJob]: (payload) => sendMail(shop, payload) },
  };
}

function requestWith({ db, callLimits, clock }: ClaimNeeds): ClaimService['request'] {
  const requestsOfCaller = callLimits('claims', 20, 3600);
  const mailsToAddress = callLimits('claim-mails', 5, 86_400);
  return async ({ pattern, name, email, contact, right }, callerAddress) => {
    await requestsOfCaller.spend(callerAddress);
    const claimed = await findClaimed(db, namedBy(pattern));
    if (!claimed) throw invalidField('pattern', 'No pattern on sale has this asset ID or address.');
    await mailsToAddress.spend(email.toLowerCase());
    const at = clock.now();
    const number = newReadableCode(TAKEDOWN_NUMBER);
    await db.transaction().execute(async (trx) => {
      const id = await insertRequest(trx, {
        number,
        asset_id: claimed.id,
        status: 'unconfirmed',
        claimant_name: name,
        claimant_email: email,
        claimant_contact: contact,
        right_claimed: right,
        made_at: at,
      });
      await takeStep(trx, id, { status: 'unconfirmed', words: '', actorId: null, at });
      await addJob(trx, takedownMailJob, { id, status: 'unconfirmed' });
    });
    return { number, email };
  };
}

/** Parses a SKU or the last segment of a URL. */
function namedBy(pattern: string): Parameters<typeof findClaimed>[1] {
  const sku = skuOf(pattern);
  if (sku !== null) return { sku };
  const [path = ''] = pattern.split(/[?#]/);
  return { slug: path.replace(/\/+$/, '').split('/').at(-1) ?? '' };
}

async function sendMail({ db, mailer, mailTexts, linkSecret, publicUrl }: ClaimNeeds, payload: unknown): Promise<void> {
  const { id, status } = v.parse(MailPayload, payload);
  const row = await findRequest(db, id);
  const step = (await findSteps(db, [id])).findLast((each) => each.status === status);
  if (!row || !step) return;
  await mailer.send(
    await takedownMail(mailTexts, {
      number: row.number,
      name: row.claimant_name,
      email: row.claimant_email,
      title: row.title,
      status,
      words: step.words,
      dueAt: row.due_at,
      restoreAt: row.restore_at,
      token: takedownLinks.write(linkSecret, { id }),
      publicUrl,
    }),
  );
}

function deadLink(): Problem {
  return new Problem('not_found', { message: 'This link does not work any more.' });
}
