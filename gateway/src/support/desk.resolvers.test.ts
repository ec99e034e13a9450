import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const ANSWER = `mutation ($input: AnswerTicketInput!) {
  answerTicket(input: $input) { conversation { ticket { status topic } orders { total { minorUnits } status } } ${ERRORS} }
}`;

test('HP-20 the inbox is read in one call, by view, order and words', async () => {
  const { run, calls } = await gatewayOver();
  const inbox = `{ deskTickets(view: MINE, sort: UPDATED_DESC, search: "receipt", page: 2, limit: 1) {
    items { number topic status assignee { name } } pageInfo { page } } }`;

  expect((await run(inbox, {}, signedIn)).data?.['deskTickets']).toEqual({
    items: [{ number: 'HD-T-33333333', topic: 'PAYMENTS', status: 'OPEN', assignee: { name: 'Ada Lovelace' } }],
    pageInfo: { page: 2 },
  });
  expect(calls).toMatchObject([
    { name: 'desk.inbox', args: [{ view: 'mine', sort: '-updated', q: 'receipt', page: 2, limit: 1 }] },
  ]);
});

test('HP-20 an answer goes out with its version and key; a conflict comes back as an error of the payload', async () => {
  const input = {
    number: 'HD-T-33333333',
    version: 4,
    idempotencyKey: 'key-00001',
    kind: 'REPLY',
    body: 'Done.',
    isClosing: true,
  };
  const { run, calls } = await gatewayOver();
  expect((await run(ANSWER, { input }, signedIn)).data?.['answerTicket']).toEqual({
    conversation: {
      ticket: { status: 'OPEN', topic: 'PAYMENTS' },
      orders: [{ total: { minorUnits: 900 }, status: 'COMPLETED' }],
    },
    errors: [],
  });
  const words = { version: 4, key: 'key-00001', kind: 'reply', body: 'Done.', isClosing: true };
  expect(calls).toMatchObject([{ name: 'desk.say', args: ['HD-T-33333333', words] }]);

  const crossed = await gatewayOver({
    desk: {
      say: async () => {
        throw problem(409, 'version_conflict', { currentVersion: 5 });
      },
    },
  });
  expect((await crossed.run(ANSWER, { input }, signedIn)).data?.['answerTicket']).toMatchObject({
    conversation: null,
    errors: [{ __typename: 'VersionConflictError', path: ['version'] }],
  });
});

test('what is left out of a change stays; null takes the ticket from whoever has it', async () => {
  const { run, calls } = await gatewayOver();
  const change = (what: string) =>
    run(
      `mutation { changeTicket(input: { number: "HD-T-33333333", version: 4, ${what} }) { ${ERRORS} } }`,
      {},
      signedIn,
    );
  await change('isClosed: true');
  await change('assigneeId: null');

  expect(calls.map(({ args }) => args[1])).toEqual([
    { version: 4, isClosed: true },
    { version: 4, assigneeId: null },
  ]);
});

test('the staff alone is let in', async () => {
  const forbidden = async () => {
    throw problem(403, 'forbidden');
  };
  const { run } = await gatewayOver({ desk: { inbox: forbidden } });
  const { data, errors } = await run('{ deskTickets { items { number } } }', {}, signedIn);
  expect(data).toEqual({ deskTickets: null });
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
});

test('HP-20 signed out there is no conversation, and none is asked for', async () => {
  const { run, calls } = await gatewayOver();
  const { data } = await run('{ ticketConversation(number: "HD-T-22222222") { isSatisfied } }');
  expect(data).toEqual({ ticketConversation: null });
  expect(calls).toEqual([]);
});

test('HP-20 a link that we did not write is no ticket', async () => {
  const { run } = await gatewayOver({
    support: {
      rateByLink: async () => {
        throw problem(404, 'not_found');
      },
    },
  });
  const rate = `mutation { rateTicketByLink(input: { token: "x", isSatisfied: true }) { number ${ERRORS} } }`;
  expect((await run(rate)).data?.['rateTicketByLink']).toMatchObject({
    number: null,
    errors: [{ __typename: 'NotFoundError', path: ['token'] }],
  });
});
