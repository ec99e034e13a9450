import * as v from 'valibot';
import { Problem } from '../platform/http/problem.ts';
import { isSignatureValid } from './signature.ts';

/** A signed request body. */
interface SignedBody {
  /** Null when no such requests are expected. */
  readonly secret: string | null;
  readonly payload: Buffer;
  readonly signature: string | undefined;
  readonly now: Date;
}

/** Parses a signed body. @throws not_found without a secret, invalid_signature, malformed_json */
export function readSignedBody<Schema extends v.GenericSchema>(
  schema: Schema,
  { secret, payload, signature, now }: SignedBody,
): v.InferOutput<Schema> {
  if (secret === null) throw new Problem('not_found');
  if (!isSignatureValid(secret, payload, signature, now)) throw new Problem('invalid_signature');
  let read: unknown;
  try {
    read = JSON.parse(payload.toString('utf8'));
  } catch (cause) {
    throw new Problem('malformed_json', { cause });
  }
  const body = v.safeParse(schema, read);
  if (!body.success)
    throw new Problem('malformed_json', { message: 'The request body does not have the expected structure.' });
  return body.output;
}
