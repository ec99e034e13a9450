import { createHmac, timingSafeEqual } from 'node:crypto';

/** Target of a mailed link: a row and, if applicable, its round; 0 without one. */
interface LinkedRow {
  readonly id: string;
  readonly round: number;
}

/** Reads and writes tokens of one purpose; they are not interchangeable between purposes. */
interface LinkTokens {
  /** Creates a signed token for a row. */
  write(secret: string, named: Pick<LinkedRow, 'id'> & Partial<LinkedRow>): string;
  /** Returns the target of a token; null if the signature or purpose does not match. */
  read(secret: string, token: string): LinkedRow | null;
}

const token = /^([\da-f-]{36})(?:\.(\d{1,9}))?\.([\w-]{43})$/;

/** Creates the tokens of one purpose. Sent mail contains them, so the format may never change. */
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
