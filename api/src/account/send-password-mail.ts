import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import { newSecret, secretHash } from '../platform/ids/ids.ts';
import { greeting } from '../platform/mail/greeting.ts';
import { findByEmail, findById, type AccountRow } from './account.repository.ts';
import { otpMail, passwordChangedMail } from './password-mail.ts';
import { countOtherResets, hasEnded, lockAccount, replaceReset } from './password-reset.repository.ts';
import { hashPassword } from './passwords.ts';

/** Validity of a code. */
export const MINUTES_OF_CODE = 10;
const CODES_AN_HOUR = 10;
/**
 * Validity of a link. As long as the email limit lasts, so that users whose emails were used up by strangers still have
 * a working link.
 */
const MINUTES_OF_LINK = 60;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const OtpPayload = v.object({ id: v.string(), email: v.string() });
const ChangedPayload = v.object({ id: v.string(), userId: v.string(), changedAt: v.string() });

/** Dependencies of password mail. */
export interface PasswordMailDependencies extends Pick<Foundation, 'db' | 'clock' | 'mailer' | 'publicUrl'> {
  readonly mailTexts: MailTexts;
}

/** Creates a code and mails it, with a link, if the address has an account. */
export async function sendCode(shop: PasswordMailDependencies, payload: unknown): Promise<void> {
  const { id, email } = v.parse(OtpPayload, payload);
  const made = await makeCode(shop, id, email);
  if (!made) return;
  const { account, otp, linkToken } = made;
  const code = { otp, minutes: MINUTES_OF_CODE };
  // In the fragment, which browsers send neither to servers nor to other sites.
  const link = { url: `${shop.publicUrl}/forgot-password#reset=${linkToken}`, minutes: MINUTES_OF_LINK };
  const facts = { resetId: id, greeting: greetingOf(account), email: account.email, code, link };
  await shop.mailer.send(await otpMail(shop.mailTexts, facts));
}

/** Stores a new code; returns null when the account does not exist or has reached the hourly limit. */
async function makeCode({ db, clock }: PasswordMailDependencies, id: string, email: string) {
  const account = await findByEmail(db, email);
  if (!account) return null;
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const otpHash = await hashPassword(otp);
  const createdAt = clock.now();
  const linkToken = newSecret();
  const lives = {
    expiresAt: new Date(createdAt.getTime() + MINUTES_OF_CODE * MINUTE),
    linkExpiresAt: new Date(createdAt.getTime() + MINUTES_OF_LINK * MINUTE),
  };
  const isMade = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    if (await hasEnded(trx, id)) return false;
    const others = await countOtherResets(trx, account.id, id, new Date(createdAt.getTime() - HOUR));
    if (others >= CODES_AN_HOUR) return false;
    const linkHash = secretHash(linkToken);
    await replaceReset(trx, { id, userId: account.id, otpHash, linkHash, createdAt, ...lives });
    return true;
  });
  return isMade ? { account, otp, linkToken } : null;
}

/** Notifies the owner of an account of a password change. */
export async function sendPasswordChanged(
  { db, mailer, mailTexts, publicUrl }: PasswordMailDependencies,
  payload: unknown,
): Promise<void> {
  const { id, userId, changedAt } = v.parse(ChangedPayload, payload);
  const account = await findById(db, userId);
  if (!account) return;
  const mail = { changeId: id, greeting: greetingOf(account), email: account.email, publicUrl };
  await mailer.send(await passwordChangedMail(mailTexts, { ...mail, changedAt: new Date(changedAt) }));
}

const greetingOf = ({ name, email_confirmed_at: confirmedAt }: AccountRow) => greeting(name, confirmedAt !== null);
