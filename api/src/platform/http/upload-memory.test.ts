import express from 'express';
import request from 'supertest';
import { createLogger } from '../logging/logger.ts';
import { createHttpMetrics } from './metrics.ts';
import { problemHandler } from './problem-handler.ts';
import { requestContext } from './request-context.ts';
import { createUploadMemory } from './upload-memory.ts';

function site(maxBytes: number) {
  const logger = createLogger('silent');
  const memory = createUploadMemory(maxBytes);
  const app = express();
  app.use(requestContext(logger, createHttpMetrics()));
  app.post('/', async (asked, response) => {
    const whole = new Promise<void>((resolve) => asked.once('end', resolve));
    await Promise.race([whole, memory.watch(asked, response)]);
    response.end('taken');
  });
  app.use(problemHandler(logger));
  return (bytes: number) => request(app).post('/').set('content-type', 'image/png').send(Buffer.alloc(bytes));
}

test('H7 uploads that hold too much memory are refused, and the room is free again once they are answered', async () => {
  const send = site(50_000);
  await send(40_000).expect(200);
  const refused = await send(60_000).expect(503);
  expect(refused.headers['retry-after']).toBe('2');
  await send(40_000).expect(200);
});
