import type { PayoutEvent } from '../../src/payouts/payout-event.ts';
import type { PayoutProvider } from '../../src/payouts/payout-provider.ts';
import type { TestClock } from './test-clock.ts';

/** Bank behavior that can be selected on every provider's page. */
export type Bank = 'pays' | 'fails' | 'returns' | 'held-up';

/** A payout provider, and the actions of studios and their banks. */
export interface PayoutHarness {
  readonly provider: PayoutProvider;
  readonly clock: TestClock;
  /** Completes the onboarding page of an account. */
  tellBank(accountRef: string, bank: Bank): Promise<void>;
  /** Makes banks return payouts that are set to be returned. */
  returnPayouts(): Promise<void>;
  /** Returns deliveries since the last call. */
  deliveries(): Promise<ReadonlyArray<{ readonly payload: Buffer; readonly signature: string }>>;
  close(): Promise<void>;
}

let names = 0;

/** Tests that every payout provider must pass. */
export function describePayoutProvider(name: string, make: () => Promise<PayoutHarness>): void {
  describe(`payouts by ${name}`, () => {
    let harness: PayoutHarness;
    beforeAll(async () => {
      harness = await make();
    });
    afterAll(() => harness.close());

    const nextName = (prefix: string) => `${prefix}-${(names += 1)}`;
    const studio = (reference = nextName('studio')) =>
      harness.provider.openAccount({ reference, email: 'ada@example.com', country: 'IN' });

    async function newEvents(): Promise<PayoutEvent[]> {
      const read = (await harness.deliveries()).map(({ payload, signature }) =>
        harness.provider.readEvent(payload, signature),
      );
      return (await Promise.all(read)).flatMap((event) => event ?? []);
    }

    async function studioWith(bank: Bank): Promise<string> {
      const accountRef = await studio();
      await harness.tellBank(accountRef, bank);
      expect(await newEvents()).toEqual([{ type: 'account.changed', accountRef }]);
      return accountRef;
    }

    test('an account is opened once for a reference, and waits for what it says on its page', async () => {
      const reference = nextName('studio');
      const [accountRef, again] = await Promise.all([studio(reference), studio(reference)]);
      expect(again).toBe(accountRef);
      expect(await studio()).not.toBe(accountRef);
      expect(URL.canParse(await harness.provider.onboardingUrl(accountRef, 'http://shop.example/back'))).toBe(true);
      const state = await harness.provider.accountState(accountRef);
      expect(state).toEqual({ status: 'pending', reason: expect.stringMatching(/\.$/) });
    });

    test('an account with a bank is paid once, however often it is asked for', async () => {
      const accountRef = await studioWith('pays');
      expect(await harness.provider.accountState(accountRef)).toEqual({ status: 'active', reason: null });
      const payout = { reference: nextName('payout'), accountRef, amountCents: 2700 };
      expect(await Promise.all([harness.provider.send(payout), harness.provider.send(payout)])).toEqual([null, null]);
      expect(await newEvents()).toEqual([{ type: 'payout.paid', reference: payout.reference }]);
    });

    test('an account that is held up is refused in words, and nothing is paid', async () => {
      const accountRef = await studioWith('held-up');
      expect(await harness.provider.accountState(accountRef)).toEqual({
        status: 'restricted',
        reason: expect.stringMatching(/\.$/),
      });
      const payout = { reference: nextName('payout'), accountRef, amountCents: 2700 };
      expect(await harness.provider.send(payout)).toEqual(expect.stringMatching(/\w+ \w+/));
      await harness.provider.takeBack(payout);
      expect(await newEvents()).toEqual([]);
    });

    test('what a bank refuses is reported with the reason, and can be taken back, once', async () => {
      const accountRef = await studioWith('fails');
      const payout = { reference: nextName('payout'), accountRef, amountCents: 2700 };
      expect(await harness.provider.send(payout)).toBeNull();
      const reason = expect.stringContaining('closed');
      expect(await newEvents()).toEqual([{ type: 'payout.failed', reference: payout.reference, reason }]);
      await harness.provider.takeBack(payout);
      await harness.provider.takeBack(payout);
    });

    test('what a bank sends back is reported after it was paid', async () => {
      const accountRef = await studioWith('returns');
      const payout = { reference: nextName('payout'), accountRef, amountCents: 2700 };
      await harness.provider.send(payout);
      expect(await newEvents()).toEqual([{ type: 'payout.paid', reference: payout.reference }]);
      await harness.returnPayouts();
      expect(await newEvents()).toMatchObject([{ type: 'payout.failed', reference: payout.reference }]);
      await harness.provider.takeBack(payout);
    });

    test('B4 an event is taken with its signature alone', async () => {
      await harness.tellBank(await studio(), 'pays');
      const [delivery] = await harness.deliveries();
      if (!delivery) throw new Error('nothing was delivered');
      const changed = Buffer.concat([delivery.payload, Buffer.from(' ')]);
      for (const signature of [undefined, '', delivery.signature.replace('v1=', 'v0=')]) {
        await expect(harness.provider.readEvent(delivery.payload, signature)).rejects.toMatchObject({
          code: 'invalid_signature',
        });
      }
      await expect(harness.provider.readEvent(changed, delivery.signature)).rejects.toMatchObject({
        code: 'invalid_signature',
      });
      harness.clock.advance(10 * 60_000);
      await expect(harness.provider.readEvent(delivery.payload, delivery.signature)).rejects.toMatchObject({
        code: 'invalid_signature',
      });
    });
  });
}
