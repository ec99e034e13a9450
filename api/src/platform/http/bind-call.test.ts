import express from 'express';
import request from 'supertest';
import * as v from 'valibot';
import { bindCall } from './bind-call.ts';
import { defineCall } from './contract.ts';

const call = { method: 'get', summary: 'Tells who answers.', response: v.string(), errors: [] } as const;
const tiles = defineCall({ ...call, path: '/tiles', auth: 'optional', mayBeBehind: true });
const edition = defineCall({ ...call, path: '/edition', auth: 'optional' });
const holder = { userId: '1', sessionId: '1', actor: { kind: 'member' }, staffId: null, isProven: false } as never;

function shop() {
  let server = 'primary';
  const app = express();
  const environment = {
    authenticate: async () => holder,
    checkResponses: true,
    visitorReads: {
      async run<Result>(work: () => Promise<Result>) {
        server = 'replica';
        return work().finally(() => (server = 'primary'));
      },
    },
  };
  for (const each of [tiles, edition]) bindCall(app, each, environment, () => server);
  return request(app);
}

test('visitors read from a replica what may be a second old; who has signed in does not, and reads what they wrote', async () => {
  expect((await shop().get('/tiles')).body).toEqual({ data: 'replica' });
  expect(
    (
      await shop()
        .get('/tiles')
        .set('authorization', `Bearer ${'a'.repeat(30)}`)
    ).body,
  ).toEqual({ data: 'primary' });
  expect((await shop().get('/edition')).body).toEqual({ data: 'primary' });
});
