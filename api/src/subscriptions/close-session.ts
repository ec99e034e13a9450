import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { lockPerson } from '../account/people.ts';
import { lockSession, updateSession, type SessionRow } from './subscriptions.repository.ts';

interface ClosingDependencies extends Pick<Foundation, 'db' | 'writes'> {
  readonly payments: Pick<PaymentProvider, 'expireSession'>;
}

/** Closes the payment page of a plan; returns false when it is already paid. @throws payment_unavailable */
export async function closeSession({ db, writes, payments }: ClosingDependencies, open: SessionRow): Promise<boolean> {
  if (open.session_id !== null) {
    await updateSession(db, open.id, { is_closing: true });
    if (!(await payments.expireSession(open.session_id))) return false;
  }
  return inTransaction(writes, async (trx) => {
    await lockPerson(trx, open.user_id);
    const session = await lockSession(trx, open.id);
    if (session.status !== 'open') return session.status === 'expired';
    // Another request has opened it meanwhile, so it can be paid.
    if (session.session_id !== open.session_id) return false;
    await updateSession(trx, open.id, { status: 'expired' });
    return true;
  });
}
