import { Transform, type Readable } from 'node:stream';
import { FileStoreUnavailable } from './file-errors.ts';

/** The bytes of an answer, which fails when there are fewer of them than were announced. */
export function completeBody(body: Readable, length: number): Readable {
  let missing = length;
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      missing -= chunk.byteLength;
      done(null, chunk);
    },
    flush: (done) => done(missing === 0 ? null : new FileStoreUnavailable('its answer ended too early')),
  });
  body.on('error', (error) => checked.destroy(new FileStoreUnavailable('its answer broke off', error)));
  // It may break off before anyone reads it: whoever does then is told.
  checked.on('error', () => undefined);
  checked.once('close', () => body.destroy());
  return body.pipe(checked);
}
