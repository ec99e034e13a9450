import { can } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { transactionPath } from './money-words.ts';

/** Ledger transactions, as links for staff with access to the ledger. */
export function LedgerLinks({ keys }: { readonly keys: readonly string[] }) {
  const user = useCurrentUser();
  const mayRead = user !== null && can(user, 'money.inspect');
  return keys.map((key) => <div key={key}>{mayRead ? <Link to={transactionPath(key)}>{key}</Link> : key}</div>);
}
