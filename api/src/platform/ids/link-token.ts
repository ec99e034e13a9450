import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the link of a mail names: a row, and which round of it the mail was about; 0 where it has none. */
interface LinkedRow {
  readonly id: string;
  readonly round: number;
}

/** Tokens of links in mails, of one purpose: none passes for another. */
interface LinkTokens {
  /** Names a row, and proves that we wrote it. */
  write(secret: string, named: Pick<LinkedRow, 'id'> & Partial<LinkedRow>): string;
  /** What a token names; null when it was not written by us for this purpose. */
  read(secret: string, token: string): LinkedRow | null;
}

const token = /^([\da-f-]{36})(?:\.(\d{1,9}))?\.([\w-]{43})$/;

/** Makes and reads tokens of one purpose. Mails that were sent have them: what they are made of may never change. */
export function linkTokens(purpose: string): LinkTokens {
  const proofOf = (secret: string, parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update([purpose, ...parts].join(':'))
      .digest('base64url');

  return {
    write(secret, { id, round }) {
      const parts = round === undefined ? [id] : [id, String(round)];
      return [...parts, proofOf(secret, parts)].join('.');
    },

    read(secret, written) {
      const [, id = '', round, proof = ''] = token.exec(written) ?? [];
      if (id === '') return null;
      const expected = proofOf(secret, round === undefined ? [id] : [id, round]);
      return timingSafeEqual(Buffer.from(expected), Buffer.from(proof)) ? { id, round: Number(round ?? 0) } : null;
    },
  };
}
