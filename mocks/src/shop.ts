import { type Action, can } from '@halfdrop/domain';
import type {
  AppliedCoupon,
  CartItem,
  Entitlement,
  Order,
  Role,
  ShopSwitch,
  StudioRole,
  SupportTicket,
  User,
} from './generated/resolvers.ts';
import { asset } from './factories/asset.ts';
import { usd } from './factories/money.ts';
import { completed, entitlement, order, orderItem } from './factories/purchase.ts';
import { demoSwitches } from './factories/shop-switch.ts';
import type { DemoApplication } from './factories/studio-application.ts';
import type { DemoSubmissions } from './factories/submission.ts';
import type { DemoSubscription } from './factories/subscription.ts';
import { ticket } from './factories/ticket.ts';
import { user } from './factories/user.ts';
import { forbidden, unauthenticated } from './failures.ts';
import type { MockContext } from './mock-context.ts';
import { catalogOf, type CatalogEntry, type Scenario } from './scenarios.ts';

/** An account of the mocked shop with everything that belongs to it. */
export interface Account {
  user: User;
  password: string;
  items: CartItem[];
  coupon: AppliedCoupon | null;
  orders: Order[];
  entitlements: Entitlement[];
  tickets: SupportTicket[];
}

/** Outcome of payments in the mocked shop. */
export type PaymentOutcome = 'completed' | 'failed' | 'pending';

/** Initial state of a mocked shop. */
export interface ShopOptions {
  /** The set of patterns; `default` by default. */
  readonly scenario?: Scenario;
  /** Number of the scenario's patterns; all 60 by default. */
  readonly patterns?: number;
  /** Whether {@link demoLogin} is signed in initially. */
  readonly signedIn?: boolean;
  /** The role of {@link demoLogin}; `USER` by default. */
  readonly role?: Role;
  /** Outcome at the second read of a new order; `completed` by default. */
  readonly paymentOutcome?: PaymentOutcome;
  /** Whether sign-in with Google is available. */
  readonly hasGoogle?: boolean;
  /** The subscription of {@link demoLogin}; none by default. */
  readonly subscription?: DemoSubscription;
  /** The studio application of {@link demoLogin}; none by default. */
  readonly application?: DemoApplication;
  /** The studio role of {@link demoLogin} with the role `CONTRIBUTOR`; `OWNER` by default. */
  readonly studioRole?: StudioRole;
  /** The submissions of the first studio; one of each status by default. */
  readonly submissions?: DemoSubmissions;
}

/** The account that exists in every mocked shop. */
export const demoLogin = { email: 'ada@example.com', password: 'correct-horse' };

/** The token of {@link demoLogin} in a shop where it is signed in initially. */
export const demoToken = 'token-1';

/** The token every device keeps from a sign-in. */
export const DEVICE_TOKEN = 'device-token';

/** The mutable state behind one mocked schema. */
export interface Shop {
  readonly scenario: Scenario;
  /** The initial application of {@link demoLogin}. */
  readonly application: DemoApplication | undefined;
  /** The initial submissions of the first studio. */
  readonly submissions: DemoSubmissions;
  readonly paymentOutcome: PaymentOutcome;
  readonly hasGoogle: boolean;
  readonly catalog: readonly CatalogEntry[];
  readonly accounts: Account[];
  /** The shop switches by name. */
  readonly switches: Map<ShopSwitch['name'], ShopSwitch>;
  /** The initial subscribers with their subscriptions. */
  readonly subscribers: ReadonlyArray<{ readonly userId: string; readonly name: DemoSubscription }>;
  /** Returns the account of a request, or null for a visitor. */
  viewer(context: MockContext | undefined): Account | null;
  /** Refuses viewers the policy does not allow an action, as the gateway does. */
  demand(context: MockContext | undefined, action: Action): void;
  /** Opens a session and returns its token. */
  open(account: Account): string;
  /** Ends the session of a request. */
  close(context: MockContext | undefined): void;
  /** Ends every session of an account. */
  closeAll(account: Account): void;
}

function demoAccount(hasCatalog: boolean, role: Role, studioRole: StudioRole): Account {
  const person = user({ role });
  const owned = [asset(2), asset(3)];
  const past = order({
    id: 'order-0',
    number: 'HDO-00000000',
    paymentSessionId: 'session-0',
    items: owned.map((each) => orderItem(each)),
    total: usd(2600),
  });
  return {
    user: { ...person, studios: person.studios.map((each) => ({ ...each, role: studioRole })) },
    password: demoLogin.password,
    items: [],
    coupon: null,
    orders: hasCatalog ? [completed(past)] : [],
    entitlements: hasCatalog ? owned.map((each) => entitlement(each)) : [],
    tickets: hasCatalog
      ? [ticket(), ticket({ number: 'HD-T-88888888', subject: 'Receipt for March', status: 'CLOSED' })]
      : [],
  };
}

/**
 * Accounts with one subscription each: `trialing@example.com`, `active@example.com` and so on, with the password of
 * {@link demoLogin}.
 */
const subscribers: ReadonlyArray<{ readonly userId: string; readonly name: DemoSubscription }> = (
  ['trialing', 'trialEnded', 'active', 'downgrading', 'canceled', 'pastDue', 'expired'] as const
).map((name) => ({ userId: `user-${name}`, name }));

function subscriberAccount(userId: string, name: DemoSubscription): Account {
  const email = `${name.toLowerCase()}@example.com`;
  const person = user({ id: userId, name: 'Sam Subscriber', username: `sam_${name.toLowerCase()}`, email });
  return {
    user: person,
    password: demoLogin.password,
    items: [],
    coupon: null,
    orders: [],
    entitlements: [],
    tickets: [],
  };
}

/** Creates a shop with its own state: changes by one caller of `mockSchema` are invisible to others. */
export function createShop({
  scenario = 'default',
  patterns = 60,
  signedIn = false,
  role = 'USER',
  paymentOutcome = 'completed',
  hasGoogle = false,
  subscription,
  application,
  studioRole = 'OWNER',
  submissions = scenario === 'empty' ? 'none' : 'each',
}: ShopOptions = {}): Shop {
  const accounts = [
    demoAccount(scenario !== 'empty', role, studioRole),
    ...subscribers.map(({ userId, name }) => subscriberAccount(userId, name)),
  ];
  const sessions = new Map<string, Account>();
  let lastToken: string | null = null;

  const tokenOf = (context: MockContext | undefined) => (context?.token === undefined ? lastToken : context.token);
  const open = (account: Account) => {
    lastToken = `token-${sessions.size + 1}`;
    sessions.set(lastToken, account);
    return lastToken;
  };
  if (signedIn && accounts[0]) open(accounts[0]);
  const viewer = (context: MockContext | undefined) => sessions.get(tokenOf(context) ?? '') ?? null;

  return {
    scenario,
    application,
    submissions,
    paymentOutcome,
    hasGoogle,
    catalog: catalogOf(scenario, patterns),
    accounts,
    switches: new Map(demoSwitches().map((each) => [each.name, each])),
    subscribers: [...subscribers, ...(subscription ? [{ userId: user().id, name: subscription }] : [])],
    open,
    viewer,
    demand: (context, action) => {
      const asker = viewer(context);
      if (!asker) throw unauthenticated();
      if (!can(asker.user, action)) throw forbidden();
    },
    close: (context) => {
      sessions.delete(tokenOf(context) ?? '');
      lastToken = null;
    },
    closeAll: (account) => {
      for (const [token, owner] of sessions) if (owner === account) sessions.delete(token);
    },
  };
}
