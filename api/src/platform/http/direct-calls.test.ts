import express from 'express';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import request from 'supertest';
import * as v from 'valibot';
import { createLogger } from '../logging/logger.ts';
import { bindCall } from './bind-call.ts';
import { defineCall } from './contract.ts';
import { DirectCalls, headersSetBy } from './direct-calls.ts';
import { Problem } from './problem.ts';
import { requestContext } from './request-context.ts';

const call = { method: 'get', summary: 'Tells what it was asked.', auth: 'optional', errors: [] } as const;
const params = v.object({ name: v.string() });
const tile = defineCall({ ...call, path: '/tiles/{name}', params, response: v.string(), isDirect: true });

/** Creates a server that counts the requests reaching Express. */
function shop() {
  const metrics = { observe: jest.fn() };
  const logger = createLogger('silent');
  const directCalls = new DirectCalls();
  const app = express();
  app.use(requestContext(logger, { ...metrics, countShed: () => undefined, contentType: '', text: async () => '' }));
  const authenticate = async () => null;
  bindCall(app, tile, { authenticate, checkResponses: true, directCalls }, ({ params: { name } }) => {
    if (name === 'gone') throw new Problem('not_found');
    return name;
  });
  app.use(((error, _request, response, _next) => {
    response.status(error instanceof Problem ? error.status : 500).end();
  }) satisfies express.ErrorRequestHandler);
  const behind = jest.fn((asked: IncomingMessage, response: ServerResponse) => void app(asked, response));
  const headers = headersSetBy((_request, response) => response.setHeader('x-kind', 'same'));
  const server: Server = createServer(directCalls.listener(behind, { logger, metrics, headers }));
  return { http: () => request(server), behind, metrics };
}

test('a visitor is answered without Express, with the headers of every answer', async () => {
  const { http, behind, metrics } = shop();

  const answer = await http().get('/tiles/rose?unknown=1').set('x-request-id', 'one').expect(200, { data: 'rose' });

  expect(answer.headers).toMatchObject({ 'x-kind': 'same', 'x-request-id': 'one', 'content-length': '15' });
  expect(behind).not.toHaveBeenCalled();
  expect(metrics.observe.mock.calls).toMatchObject([[{ method: 'GET', route: '/tiles/:name', status: 200 }]]);
});

test('a failure is told by Express, without asking again, and counted once', async () => {
  const { http, behind, metrics } = shop();

  await http().get('/tiles/gone').expect(404);

  expect(behind).toHaveBeenCalledTimes(1);
  expect(metrics.observe.mock.calls).toMatchObject([[{ route: '/tiles/:name', status: 404 }]]);
});

test.each([
  ['a token', (http: request.Agent) => http.get('/tiles/rose').set('authorization', `Bearer ${'a'.repeat(30)}`)],
  ['a trace', (http: request.Agent) => http.get('/tiles/rose').set('traceparent', '00-1')],
  ['a body', (http: request.Agent) => http.get('/tiles/rose').send({ name: 'lily' })],
  ['an address that has to be decoded', (http: request.Agent) => http.get('/tiles/ro%73e')],
  ['another method', (http: request.Agent) => http.head('/tiles/rose')],
  ['another address', (http: request.Agent) => http.get('/tiles/rose/')],
])('a request with %s goes to Express', async (_what, ask) => {
  const { http, behind } = shop();

  await ask(http());

  expect(behind).toHaveBeenCalledTimes(1);
});
