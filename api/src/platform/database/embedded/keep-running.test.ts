import { createLogger } from '../../logging/logger.ts';
import { keepRunning } from './keep-running.ts';

const logger = createLogger('silent');

test('C9 a server that could not be looked at is started once it is seen to be gone, and not before', async () => {
  const sights = ['unknown', 'unknown', 'gone'];
  const seen: string[] = [];
  const started = new Promise<void>((resolve) => {
    const rest = keepRunning({
      isRunning: () => {
        const sight = sights.shift() ?? 'running';
        seen.push(sight);
        if (sight === 'unknown') throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
        return sight === 'running';
      },
      start: async () => {
        seen.push('started');
        void rest().then(resolve);
      },
      logger,
    });
  });
  await started;
  expect(seen).toEqual(['unknown', 'unknown', 'gone', 'started']);
});
