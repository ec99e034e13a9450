import type { Budgets } from './budgets.ts';

/** What is done with documents that no release of the web app has registered. */
export const UNREGISTERED_POLICIES = ['allow', 'budget', 'refuse'] as const;
/** What is done with documents that no release of the web app has registered. */
export type UnregisteredPolicy = (typeof UNREGISTERED_POLICIES)[number];

/**
 * Documents of one address a minute. One costs up to five milliseconds to parse, check and run: an address gets a
 * fortieth of a core at most.
 */
export const DOCUMENTS_A_MINUTE = 300;

/** Why a document is not run. */
export interface DocumentRefusal {
  readonly status: 400 | 403 | 429;
  readonly message: string;
  readonly code: 'BAD_REQUEST' | 'PERSISTED_QUERY_NOT_FOUND' | 'RATE_LIMITED' | 'UNREGISTERED_OPERATION';
  /** Seconds to wait; undefined when waiting does not help. */
  readonly retryAfterSeconds?: number;
}

/** Asked before a document is parsed: why it is not run, undefined when it is. */
export type DocumentAdmission = (address: string | null) => Promise<DocumentRefusal | undefined>;

/** The answer to an identifier that no release has. */
export const NOT_FOUND: DocumentRefusal = {
  status: 400,
  message: 'PersistedQueryNotFound',
  code: 'PERSISTED_QUERY_NOT_FOUND',
};

const REFUSED: DocumentRefusal = {
  status: 403,
  message: 'Only the operations of the web app are answered here.',
  code: 'UNREGISTERED_OPERATION',
};

/** Lets in what a policy allows; each address has a budget. */
export function documentAdmission(policy: UnregisteredPolicy, budgets: Budgets): DocumentAdmission {
  if (policy === 'allow') return async () => undefined;
  if (policy === 'refuse') return async () => REFUSED;
  const budget = budgets('documents', DOCUMENTS_A_MINUTE, 60);
  return async (address) => {
    const milliseconds = await budget(address ?? 'unknown');
    return milliseconds > 0 ? spent(milliseconds) : undefined;
  };
}

function spent(milliseconds: number): DocumentRefusal {
  return {
    status: 429,
    message: 'Too many documents of your own. Please wait a little.',
    code: 'RATE_LIMITED',
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  };
}
