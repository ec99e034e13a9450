import type { Apis } from '../../src/context.ts';
import type { Caller } from '../../src/platform/request-context.ts';
import { RestFailure } from '../../src/platform/rest-failure.ts';
import { accountFakes } from './fakes/account.ts';
import { moneyFakes } from './fakes/money.ts';
import { purchaseFakes } from './fakes/purchase.ts';
import { searchFakes } from './fakes/search.ts';
import { shopFakes } from './fakes/shop.ts';
import { staffFakes } from './fakes/staff.ts';
import { studioFakes } from './fakes/studio.ts';
import { systemFakes } from './fakes/system.ts';

/** Calls a test overrides. */
export type FakeApis = { readonly [Domain in keyof Apis]?: Partial<Apis[Domain]> };

/** Creates an API problem document. */
export function problem(status: number, code: string, facts: Readonly<Record<string, unknown>> = {}): RestFailure {
  return new RestFailure(status, { code, message: `Words for ${code}`, ...facts });
}

function defaults(): Apis {
  return {
    ...accountFakes(),
    ...shopFakes(),
    ...purchaseFakes(),
    ...studioFakes(),
    ...staffFakes(),
    ...systemFakes(),
    ...moneyFakes(),
    ...searchFakes(),
  };
}

/** One call that reached the fakes. */
interface RecordedCall {
  /** Such as `catalog.list`. */
  readonly name: string;
  readonly args: readonly unknown[];
  readonly token: string | null;
}

/** Creates API clients without a network: every domain answers with fixtures, and calls are recorded. */
export function fakeApis(answers: FakeApis = {}) {
  const calls: RecordedCall[] = [];
  const base = defaults();
  const fakes = new Map<string, object>(Object.entries(base));
  const recorded = (domain: string, target: object, token: string | null) =>
    new Proxy(target, {
      get: (object, property, receiver) => {
        const call: unknown = Reflect.get(object, property, receiver);
        if (typeof call !== 'function') return call;
        return (...args: unknown[]) => {
          calls.push({ name: `${domain}.${String(property)}`, args, token });
          return call(...args);
        };
      },
    });
  const apisFor = ({ token }: Caller): Apis =>
    new Proxy(base, {
      get: (_apis, property) => {
        const domain = String(property);
        const usual = fakes.get(domain);
        // A test may change its answers later.
        const own = new Map(Object.entries(answers)).get(domain);
        return usual && recorded(domain, { ...usual, ...own }, token);
      },
    });
  return { apisFor, calls, names: () => calls.map((call) => call.name) };
}
