import type { PaymentHarness } from './payment-harness.ts';

const payload = '{ this is no JSON: it must not be looked at';

/** Tests the signatures of every payment provider's events, which are verified before anything is parsed. */
export function describeSignatures(harness: () => PaymentHarness): void {
  describe('a signature', () => {
    const read = (signature: string | undefined, text = payload) =>
      harness().provider.readEvent(Buffer.from(text), signature);
    const signed = (seconds = 0) => harness().sign(payload, new Date(harness().clock.now().getTime() + seconds * 1000));

    test('B1 of ours lets the payload be read, and only then', async () => {
      await expect(read(signed())).rejects.toMatchObject({ code: 'malformed_json' });
    });

    test.each([
      ['that is missing', () => undefined],
      ['that is empty', () => ''],
      ['that is cut', () => signed().slice(0, -1)],
      ['without its time', () => signed().slice(signed().indexOf('v1='))],
      ['of another payload', () => harness().sign('{}', harness().clock.now())],
      ['from 301 seconds ago', () => signed(-301)],
      ['from 61 seconds ahead', () => signed(61)],
    ])('B1 B2 %s is refused', async (_what, signature) => {
      await expect(read(signature())).rejects.toMatchObject({ code: 'invalid_signature' });
    });

    test.each([-299, 60])('B2 from %i seconds away is taken', async (seconds) => {
      await expect(read(signed(seconds))).rejects.toMatchObject({ code: 'malformed_json' });
    });

    test('B1 with any single bit flipped is refused', async () => {
      const good = signed();
      for (let position = good.indexOf('v1=') + 3; position < good.length; position += 1) {
        const flipped = (Number.parseInt(good.charAt(position), 16) ^ 1).toString(16);
        const bad = `${good.slice(0, position)}${flipped}${good.slice(position + 1)}`;
        await expect(read(bad)).rejects.toMatchObject({ code: 'invalid_signature' });
      }
    });
  });
}
