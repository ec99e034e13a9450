import { Writable } from 'node:stream';
import express from 'express';
import request from 'supertest';
import { createLogger } from '../logging/logger.ts';
import { createHttpMetrics } from './metrics.ts';
import { Problem, problemTable, type ProblemCode } from './problem.ts';
import { problemHandler } from './problem-handler.ts';
import { requestContext } from './request-context.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});

function serving(error: unknown) {
  const logger = createLogger('info', destination);
  const app = express();
  app.use(requestContext(logger, createHttpMetrics()));
  app.get('/', () => {
    throw error;
  });
  app.use(problemHandler(logger));
  return request(app).get('/').set('x-request-id', 'r-1');
}

beforeEach(() => lines.splice(0));

test.each(Object.keys(problemTable))('the problem %s answers with its status and code', async (code) => {
  const response = await serving(new Problem(code as ProblemCode));
  expect(response.body).toMatchObject({ code, status: response.status, requestId: 'r-1' });
});

test('D7 a bug shows its request id and nothing else, and is reported once', async () => {
  const response = await serving(new Error('secret of the house'));
  expect(response.status).toBe(500);
  expect(response.text).not.toContain('secret');
  const reports = lines.filter((line) => line.includes('secret of the house'));
  expect(reports).toHaveLength(1);
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ level: 'error', requestId: 'r-1' });
});

test.each(['ENOSPC', 'EDQUOT', '53100'])('C7 a full disk (%s) is named in the log', async (code) => {
  await serving(Object.assign(new Error('no space left'), { code }));
  expect(lines.some((line) => JSON.parse(line).msg === 'the disk is full')).toBe(true);
});

test.each(['ECONNREFUSED', '57P03', '53300', 'ENOSPC', 'EMFILE'])(
  'C5 C7 C9 the failure %s of a neighbor answers 503',
  async (code) => {
    const response = await serving(Object.assign(new Error('away'), { code }));
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.body.code).toBe('unavailable');
  },
);

test('every request leaves one log line with its id', async () => {
  await serving(new Problem('not_found'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ requestId: 'r-1', route: '/', status: 404, method: 'GET' }),
  ]);
});
