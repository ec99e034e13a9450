import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const PAYMENT = '{ paymentMethods isPaymentTest }';

test('G-12 H3 the ways to pay are those of the provider and no others, and a test is called one', async () => {
  const sandbox = await gatewayOver();
  expect((await sandbox.run(PAYMENT)).data).toEqual({ paymentMethods: ['CARD'], isPaymentTest: true });
  const { run } = await gatewayOver({
    payments: { settings: async () => ({ methods: ['card', 'paypal', 'apple_pay'], isTest: false }) },
  });
  expect((await run(PAYMENT)).data).toEqual({
    paymentMethods: ['CARD', 'PAYPAL', 'APPLE_PAY'],
    isPaymentTest: false,
  });
});
