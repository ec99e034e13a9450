import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const AGAIN = `mutation { sendMailAgain(input: { id: "receipt-1" }) {
  mail { id status } errors { __typename ... on UserError { message path } } } }`;

test('R-22 mails are listed by where they stand and by the beginning of an address', async () => {
  const { run, calls } = await gatewayOver();
  const list =
    '{ systemMails(status: WAITING, search: "ad", page: 2) { items { recipient status error } pageInfo { totalItems } } }';
  expect((await run(list, {}, signedIn)).data?.['systemMails']).toEqual({
    items: [{ recipient: 'ada@example.com', status: 'WAITING', error: '450 try again later' }],
    pageInfo: { totalItems: 1 },
  });
  expect(calls).toMatchObject([{ name: 'mailOutbox.list', args: [{ view: 'waiting', q: 'ad', page: 2, limit: 24 }] }]);
});

test('R-22 a mail is sent again; one that is being sent is an error of the payload', async () => {
  const { run } = await gatewayOver();
  expect((await run(AGAIN, {}, signedIn)).data?.['sendMailAgain']).toEqual({
    mail: { id: 'receipt-1', status: 'WAITING' },
    errors: [],
  });
  const busy = await gatewayOver({
    mailOutbox: {
      sendAgain: async () => {
        throw problem(409, 'illegal_transition');
      },
    },
  });
  expect((await busy.run(AGAIN, {}, signedIn)).data?.['sendMailAgain']).toMatchObject({
    mail: null,
    errors: [{ __typename: 'IllegalTransitionError', path: ['id'] }],
  });
});
