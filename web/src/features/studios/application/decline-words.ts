import { DECLINE_WORDS, type DeclineReason } from '@halfdrop/domain';
import type { ApplicationDeclineReason } from '#generated/types.ts';

const domainReasons = {
  INCOMPLETE: 'incomplete',
  NOT_SEAMLESS: 'not_seamless',
  RANGE: 'range',
  RIGHTS: 'rights',
  TECHNIQUE: 'technique',
} as const satisfies Readonly<Record<ApplicationDeclineReason, DeclineReason>>;

/** Explains a reason for declining an application to the applicant. */
export function declineWords(reason: ApplicationDeclineReason): string {
  return DECLINE_WORDS[domainReasons[reason]];
}
