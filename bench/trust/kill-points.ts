/** A step of a purchase at which the api is killed. */
export interface KillPoint {
  readonly name: string;
  readonly table: string;
  readonly event: 'insert' | 'update' | 'delete';
  /** SQL condition on the rows; all rows by default. */
  readonly when?: string;
  /** In the middle of the transaction, or after its commit and before anyone is notified. */
  readonly at: 'write' | 'commit';
}

const named = 'new.order_id is not null and new.response is null';
const opened = 'old.session_id is null and new.session_id is not null';
const answered = 'old.response is null and new.response is not null';

/** The steps of a purchase in order, from the click to the receipt. */
export const killPoints: readonly KillPoint[] = [
  { name: 'checkout: key claimed', table: 'idempotency_key', event: 'insert', at: 'write' },
  { name: 'checkout: order stored', table: 'orders_order', event: 'insert', at: 'write' },
  {
    name: 'checkout: first step recorded',
    table: 'orders_transition',
    event: 'insert',
    when: `new.to_status = 'pending'`,
    at: 'write',
  },
  { name: 'checkout: items stored', table: 'orders_item', event: 'insert', at: 'write' },
  { name: 'checkout: order named by its key', table: 'idempotency_key', event: 'update', when: named, at: 'write' },
  { name: 'checkout: order committed, provider not asked', table: 'orders_order', event: 'insert', at: 'commit' },
  { name: 'checkout: payment session opening', table: 'payments_sandbox_session', event: 'insert', at: 'write' },
  { name: 'checkout: session opened, not told', table: 'payments_sandbox_session', event: 'insert', at: 'commit' },
  { name: 'checkout: session noted', table: 'orders_order', event: 'update', when: opened, at: 'write' },
  { name: 'checkout: answer stored', table: 'idempotency_key', event: 'update', when: answered, at: 'write' },
  {
    name: 'checkout: committed, not answered',
    table: 'idempotency_key',
    event: 'update',
    when: answered,
    at: 'commit',
  },
  {
    name: 'payment: session paid',
    table: 'payments_sandbox_session',
    event: 'update',
    when: `new.status = 'paid'`,
    at: 'write',
  },
  { name: 'payment: written down', table: 'payments_sandbox_payment', event: 'insert', at: 'write' },
  { name: 'payment: committed, not answered', table: 'payments_sandbox_payment', event: 'insert', at: 'commit' },
  { name: 'event: noted', table: 'payments_event', event: 'insert', at: 'write' },
  { name: 'event: order paid', table: 'orders_order', event: 'update', when: `new.status = 'paid'`, at: 'write' },
  { name: 'event: books opened', table: 'ledger_transaction', event: 'insert', at: 'write' },
  { name: 'event: books balanced', table: 'ledger_entry', event: 'insert', at: 'write' },
  { name: 'event: right given', table: 'downloads_entitlement', event: 'insert', at: 'write' },
  { name: 'event: cart emptied', table: 'cart_item', event: 'delete', at: 'write' },
  {
    name: 'event: last step recorded',
    table: 'orders_transition',
    event: 'insert',
    when: `new.to_status = 'completed'`,
    at: 'write',
  },
  {
    name: 'event: order completed',
    table: 'orders_order',
    event: 'update',
    when: `new.status = 'completed' and old.status = 'paid'`,
    at: 'write',
  },
  { name: 'event: committed, not answered', table: 'payments_event', event: 'insert', at: 'commit' },
  {
    name: 'receipt: sent, not noted',
    table: 'orders_order',
    event: 'update',
    when: 'old.receipt_sent_at is null and new.receipt_sent_at is not null',
    at: 'write',
  },
  {
    name: 'receipt: noted, job not done',
    table: 'orders_order',
    event: 'update',
    when: 'old.receipt_sent_at is null and new.receipt_sent_at is not null',
    at: 'commit',
  },
];

/** Seconds that a point waits to be killed; a pending commit completes after them. */
const pauses = { write: 30, commit: 1 } as const;

/**
 * Returns the SQL that makes the database pause the api at the points named in `trust_armed`. The product itself is
 * unaware of it.
 */
export function pausesOf(points: readonly KillPoint[]): string {
  const triggers = points.map(({ name, table, event, when, at }, index) => {
    const kind = at === 'commit' ? 'constraint trigger' : 'trigger';
    const deferred = at === 'commit' ? 'deferrable initially deferred' : '';
    return `create ${kind} trust_${index} after ${event} on ${table} ${deferred} for each row
      ${when === undefined ? '' : `when (${when})`} execute function trust_pause('${name}', '${pauses[at]}');`;
  });
  return `
    create table trust_armed (point text primary key);
    create function trust_pause() returns trigger language plpgsql as $$
    begin
      if exists (select from trust_armed where point = tg_argv[0]) then perform pg_sleep(tg_argv[1]::float8); end if;
      return null;
    end $$;
    ${triggers.join('\n')}`;
}
