/** Values in paths that only the shop knows. */
export interface Known {
  readonly people: readonly string[];
  readonly subscriptions: readonly string[];
}

/** A list, a filter, a search or a page of a desk; each round requests something uncached. */
export interface Question {
  readonly name: string;
  readonly path: (round: number, known: Known) => string;
}

const numberOf = (round: number) => `HDG-00${String(round * 4973).padStart(6, '0')}`;
const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const hexOf = (round: number) => (round * 7919).toString(16).padStart(5, '0').slice(-5);
const oneOf = (all: readonly string[], round: number) => all[round % all.length] ?? '';

/** Creates a question for one page of a list after the other. */
const pages = (name: string, list: string, firstPage = 0): Question => ({
  name,
  path: (round) => `${list}${list.includes('?') ? '&' : '?'}page=${firstPage + round}`,
});
/** Creates a question with a single path, or with a filter that varies by round. */
const asked = (name: string, path: Question['path']): Question => ({ name, path });

const orders = [
  pages('orders, newest first', '/admin/orders'),
  pages('orders, 200 pages back', '/admin/orders', 200),
  pages('orders by total', '/admin/orders?sort=-total'),
  pages('orders sold, by total', '/admin/orders?view=sold&sort=-total'),
  pages('orders never paid', '/admin/orders?view=unpaid&sort=created'),
  pages('orders refunded, by total', '/admin/orders?view=refunded&sort=total'),
  asked('orders by number', (round) => `/admin/orders?q=${numberOf(round)}`),
  asked('orders by the beginning of a number', (round) => `/admin/orders?q=HDG-00${round}`),
  asked('orders by address', (round) => `/admin/orders?q=person-${round * 1973}%40example.com`),
  asked('orders by the beginning of an address', (round) => `/admin/orders?q=person-${round}`),
  asked('one order', (round) => `/admin/orders/${numberOf(round)}`),
];

const people = [
  pages('people, last joined first', '/admin/people'),
  pages('people, 200 pages back', '/admin/people', 200),
  pages('people not confirmed', '/admin/people?view=unconfirmed&sort=joined'),
  pages('people who are blocked', '/admin/people?view=blocked'),
  pages('people who subscribe', '/admin/people?view=subscribers'),
  pages('people of studios', '/admin/people?view=studios'),
  pages('people of the staff', '/admin/people?view=staff'),
  asked('people by address', (round) => `/admin/people?q=person-${round * 971}%40example.com`),
  asked('people by the beginning of a name', (round) => `/admin/people?q=person%20${round}`),
  asked('people by a beginning that all have', (round) => `/admin/people?q=person&page=${round}`),
  asked('a person by the number of an order', (round) => `/admin/people?q=${numberOf(round)}`),
  asked('one person', (round, known) => `/admin/people/${oneOf(known.people, round)}`),
];

const subscriptions = [
  ...['running', 'unpaid', 'canceled', 'trials', 'over', 'all'].map((view) =>
    pages(`subscriptions, ${view}`, `/admin/subscriptions?view=${view}&sort=-started`),
  ),
  pages('subscriptions by renewal', '/admin/subscriptions?view=running&sort=renewal'),
  pages('subscriptions of a plan', '/admin/subscriptions?view=running&plan=membership-monthly&sort=renewal'),
  asked('subscriptions by address', (round) => `/admin/subscriptions?view=all&q=person-${round * 97}%40example.com`),
  asked('one subscription', (round, known) => `/admin/subscriptions/${oneOf(known.subscriptions, round)}`),
  asked('plans', () => '/admin/plans'),
  asked('one plan', () => '/admin/plans/membership-monthly'),
];

const money = [
  asked('overview', () => '/admin/overview'),
  asked('what waits', () => '/admin/waiting'),
  asked('days of the overview', () => '/admin/days'),
  pages('ledger, newest first', '/admin/money/transactions'),
  pages('ledger, 200 pages back', '/admin/money/transactions', 200),
  asked('ledger of a day', (round) => `/admin/money/transactions?day=${dayBack(round)}`),
  pages('ledger of an account that most have', '/admin/money/transactions?account=provider'),
  pages('ledger of a common account', '/admin/money/transactions?account=subscriptions'),
  asked('ledger of a studio', (round) => `/admin/money/transactions?account=royalties:${1 + (round % 40)}`),
  asked('ledger of a studio, 30 pages back', (round) => {
    return `/admin/money/transactions?account=royalties:${1 + (round % 40)}&page=30`;
  }),
  asked(
    'ledger of an account without entries',
    (round) => `/admin/money/transactions?account=royalties:${900 + round}`,
  ),
  asked('ledger of an account on a day', (round) => `/admin/money/transactions?account=sales&day=${dayBack(round)}`),
  asked('ledger by the beginning of a key', (round) => `/admin/money/transactions?q=order-paid%3A${hexOf(round)}`),
  pages('ledger by a beginning that most have', '/admin/money/transactions?q=order-paid'),
  asked('one transaction', (round) => `/admin/money/transactions/grown-earning%3A${round * 5}`),
  asked('reconciliations', () => '/admin/money/reconciliations'),
  asked('checks on live money, as last made', () => '/admin/money-checks'),
];

const toDo = [
  ...['owed', 'mine', 'unassigned', 'overdue', 'waiting', 'closed', 'all'].map((view) =>
    pages(`tickets, ${view}`, `/admin/tickets?view=${view}`),
  ),
  pages('tickets, last changed first', '/admin/tickets?view=all&sort=-updated'),
  asked('tickets by words of the subject', (round) => `/admin/tickets?view=all&q=question%20${round}`),
  asked('tickets by number', (round) => `/admin/tickets?view=all&q=HD-TG${String(round).padStart(7, '0')}`),
  asked('tickets by address', (round) => `/admin/tickets?view=all&q=person-${round * 971}%40example.com`),
  asked('one ticket', (round) => `/admin/tickets/HD-TG${String(round).padStart(7, '0')}`),
  ...['waiting', 'hidden', 'all'].map((view) =>
    pages(`reported reviews, ${view}`, `/admin/reported-reviews?view=${view}`),
  ),
  pages('reported reviews by reports', '/admin/reported-reviews?view=all&sort=-reports'),
  ...['waiting', 'held', 'closed', 'all'].map((view) => pages(`takedowns, ${view}`, `/admin/takedowns?view=${view}`)),
  asked('takedowns by claimant', (round) => `/admin/takedowns?view=all&q=claimant%20${round}`),
  asked('one takedown', (round) => `/admin/takedowns/HD-CG${String(round).padStart(7, '0')}`),
  ...['submitted', 'accepted', 'declined'].map((status) =>
    pages(`applications, ${status}`, `/studio-applications?status=${status}`),
  ),
];

const catalog = [
  ...['all', 'on_sale', 'limited', 'featured', 'withdrawn', 'held'].map((view) =>
    pages(`patterns, ${view}`, `/admin/assets?view=${view}`),
  ),
  asked(
    'patterns by the beginning of a title',
    (round) => `/admin/assets?q=${String.fromCodePoint(97 + (round % 26))}`,
  ),
  ...['all', 'featured', 'held'].map((view) => pages(`studios, ${view}`, `/admin/studios?view=${view}&sort=name`)),
  pages('studios, last joined first', '/admin/studios?sort=-joined'),
  asked('studios by the mail of a member', (round) => `/admin/studios?q=person-${round}`),
  asked('one studio', (round) => `/admin/studios/${1 + (round % 8)}`),
  asked('categories', () => '/admin/categories'),
  asked('collections', () => '/admin/collections'),
  asked('prices', () => '/admin/prices'),
  pages('prices of their own', '/admin/own-prices'),
  ...['valid', 'scheduled', 'over', 'off', 'all'].map((view) =>
    pages(`coupons, ${view}`, `/admin/coupons?view=${view}`),
  ),
  asked('coupons by code', (round) => `/admin/coupons?view=all&q=GROWN00${round}`),
  asked('one coupon', (round) => `/admin/coupons/GROWN${String(round).padStart(6, '0')}`),
  asked('texts', () => '/admin/texts'),
];

const others = [
  ...['confirmed', 'pending', 'unsubscribed', 'bounced', 'all'].map((view) =>
    pages(`subscribers of the newsletter, ${view}`, `/admin/newsletter/subscribers?view=${view}`),
  ),
  asked('subscribers by address', (round) => `/admin/newsletter/subscribers?view=all&q=person-${round}`),
  asked('counts of the newsletter', () => '/admin/newsletter/counts'),
  pages('issues of the newsletter', '/admin/newsletter/issues'),
  ...['all', 'waiting', 'failed', 'sent'].map((view) => pages(`mails, ${view}`, `/admin/system/mails?view=${view}`)),
  asked('mails by address', (round) => `/admin/system/mails?q=person-${round * 97}%40example.com`),
  asked('mails by a beginning that all have', (round) => `/admin/system/mails?q=person&page=${round}`),
  asked('system', () => '/admin/system'),
  ...['stopped', 'failing', 'running', 'waiting', 'all'].map((view) =>
    pages(`jobs, ${view}`, `/admin/system/jobs?view=${view}`),
  ),
  pages('payment events', '/admin/system/payment-events?view=processed'),
  pages('payment events that failed', '/admin/system/payment-events?view=failed'),
  pages('synonyms', '/admin/search/synonyms'),
  asked('synonyms by their beginning', (round) => `/admin/search/synonyms?q=grown%20${round}`),
  pages('pins', '/admin/search/pins'),
  asked('pins by their beginning', (round) => `/admin/search/pins?q=grown%20${round}`),
  pages('words that found nothing', '/admin/search/zero-results'),
  asked('audit', (round) => `/admin/audit?before=${19_000 - round}`),
  asked('audit of an action', (round) => `/admin/audit?action=order.refund&before=${19_000 - round}`),
  asked('audit of a subject', (round) => `/admin/audit?subjectKind=order&subjectId=grown-${round * 4}`),
  asked('audit of an action that is rare', () => '/admin/audit?action=coupon.manage'),
  asked('audit of a kind of subject', () => '/admin/audit?subjectKind=plan'),
  asked('audit of a day', (round) => `/admin/audit?from=${dayBack(round)}T00%3A00%3A00Z`),
  asked('staff', () => '/admin/staff'),
  asked('anything by the beginning of a number', (round) => `/admin/finds?q=HDG-00${round}`),
  asked('anything by the beginning of a name', (round) => `/admin/finds?q=person%20${round}`),
];

/** Every list, filter and search of the desks. */
export const deskQuestions: readonly Question[] = [
  ...orders,
  ...people,
  ...subscriptions,
  ...money,
  ...toDo,
  ...catalog,
  ...others,
];
