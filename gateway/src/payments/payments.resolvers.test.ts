import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const METHODS = '{ paymentMethods }';

test('G-12 the ways to pay are those of the provider, and no others', async () => {
  const sandbox = await gatewayOver();
  expect((await sandbox.run(METHODS)).data).toEqual({ paymentMethods: ['CARD'] });
  expect(sandbox.calls).toMatchObject([{ name: 'payments.methods', args: [] }]);
  const { run } = await gatewayOver({ payments: { methods: async () => ['card', 'paypal', 'apple_pay'] } });
  expect((await run(METHODS)).data).toEqual({ paymentMethods: ['CARD', 'PAYPAL', 'APPLE_PAY'] });
});
