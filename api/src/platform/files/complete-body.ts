import { Transform, type Readable } from 'node:stream';
import { FileStoreUnavailable } from './file-errors.ts';

/** Returns the stream of a response body; fails if it is shorter than announced. */
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
  // It may fail before it is read; the reader then receives the error.
  checked.on('error', () => undefined);
  checked.once('close', () => body.destroy());
  return body.pipe(checked);
}
