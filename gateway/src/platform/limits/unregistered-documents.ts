import type { Budgets } from './budgets.ts';

/** Policies for documents not registered by any release of the web app. */
export const UNREGISTERED_POLICIES = ['allow', 'budget', 'refuse'] as const;
/** Policies for documents not registered by any release of the web app. */
export type UnregisteredPolicy = (typeof UNREGISTERED_POLICIES)[number];

/**
 * Documents per address and minute. Each takes up to five milliseconds to parse, validate and run, which limits an
 * address to a fortieth of a core.
 */
export const DOCUMENTS_A_MINUTE = 300;

/** The reason a document is not run. */
export interface DocumentRefusal {
  readonly status: 400 | 403 | 429;
  readonly message: string;
  readonly code: 'BAD_REQUEST' | 'PERSISTED_QUERY_NOT_FOUND' | 'RATE_LIMITED' | 'UNREGISTERED_OPERATION';
  /** Seconds to wait; undefined if waiting does not help. */
  readonly retryAfterSeconds?: number;
}

/** Called before a document is parsed; returns why it is not run, or undefined if it is. */
export type DocumentAdmission = (address: string | null) => Promise<DocumentRefusal | undefined>;

/** Reply to an identifier that no release uses. */
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

/** Creates the admission check of a policy; each address has its own budget. */
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
