import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const TICKET = `mutation ($input: SubmitTicketInput!) {
  submitTicket(input: $input) {
    ticket { number topic status dueAt } errors { __typename ... on UserError { message path } }
  }
}`;
const MESSAGE = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { ticket { number topic dueAt } errors { __typename ... on UserError { message path } } }
}`;
const words = { subject: 'The zip will not open', description: 'It is damaged.' };
const ticket = { topic: 'DOWNLOADS', ...words };
const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

test('HP-20 E-36 a ticket is opened once and answers with its number and due time', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(TICKET, { input: ticket }, signedIn);

  expect(data?.['submitTicket']).toEqual({
    ticket: { number: 'HD-T-22222222', topic: 'DOWNLOADS', status: 'OPEN', dueAt: '2026-11-03T09:00:00.000Z' },
    errors: [],
  });
  expect(calls).toEqual([
    { name: 'support.openTicket', args: [{ ...words, category: 'downloads' }], token: 'token-1' },
  ]);
});

const FIELDS = 'number topic subject description status createdAt dueAt';
const openTicket = {
  number: 'HD-T-22222222',
  topic: 'DOWNLOADS',
  subject: 'The zip will not open',
  description: 'It is damaged.',
  status: 'OPEN',
  createdAt: '2026-11-02T09:00:00.000Z',
  dueAt: '2026-11-03T09:00:00.000Z',
};

test('HP-20 tickets of the viewer are listed by pages, and one is read by its number', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ supportTickets(page: 2, limit: 1) { items { ${FIELDS} } pageInfo { page } } }`;

  expect((await run(list, {}, signedIn)).data?.['supportTickets']).toEqual({
    items: [openTicket],
    pageInfo: { page: 2 },
  });
  const one = await run(`{ supportTicket(number: "HD-T-22222222") { ${FIELDS} } }`, {}, signedIn);
  expect(one.data?.['supportTicket']).toEqual(openTicket);
  expect(calls).toEqual([
    { name: 'support.list', args: [2, 1], token: 'token-1' },
    { name: 'support.byNumber', args: ['HD-T-22222222'], token: 'token-1' },
  ]);
});

test('HP-20 signed out there are no tickets, and none is asked for; an unknown number is null', async () => {
  const both = `{ supportTickets { items { number } } supportTicket(number: "HD-T-22222222") { number } }`;
  const visitor = await gatewayOver();
  expect((await visitor.run(both, {})).data).toEqual({ supportTickets: null, supportTicket: null });
  expect(visitor.calls).toEqual([]);

  const { run } = await gatewayOver({ support: { byNumber: async () => null } });
  const { data } = await run('{ supportTicket(number: "HD-T-33333333") { number } }', {}, signedIn);
  expect(data).toEqual({ supportTicket: null });
});

test('V-43 V-44 broken rules of a ticket come back under their fields', async () => {
  const errors = [{ path: 'email', message: 'Email is required' }];
  const { run } = await gatewayOver({
    support: {
      openTicket: async () => {
        throw problem(422, 'validation_failed', { errors });
      },
    },
  });

  expect((await run(TICKET, { input: ticket })).data?.['submitTicket']).toEqual({
    ticket: null,
    errors: [{ __typename: 'ValidationError', message: 'Email is required', path: ['email'] }],
  });
});

test('CN-01 the address people write to is the one of the settings', async () => {
  const { run } = await gatewayOver({ support: { contact: async () => ({ email: 'help@shop.example' }) } });

  expect(await run('{ supportEmail }')).toEqual({ data: { supportEmail: 'help@shop.example' } });
});

test.each([
  ['left out', {}, {}],
  ['null', { subject: null }, {}],
  ['chosen', { subject: 'PARTNERSHIP' }, { subject: 'partnership' }],
])('CN-04 BC-29 E-35 a message whose subject is %s is passed on', async (_title, given, sent) => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(MESSAGE, { input: { ...message, ...given } });

  expect(data?.['sendMessage']).toEqual({
    ticket: { number: 'HD-T-22222222', topic: null, dueAt: '2026-11-03T09:00:00.000Z' },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'support.sendMessage', args: [{ ...message, ...sent }] }]);
});

test('too many messages are RATE_LIMITED with the seconds to wait', async () => {
  const { run } = await gatewayOver({
    support: {
      sendMessage: async () => {
        throw Object.assign(problem(429, 'rate_limited'), { retryAfterSeconds: 30 });
      },
    },
  });

  expect((await run(MESSAGE, { input: message })).errors).toMatchObject([
    { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 30 } },
  ]);
});
