import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Credentials of the client. */
export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Returns the S3 error code for an invalid signature; null for a valid one (Signature Version 4). */
export function refusalOf(request: IncomingMessage, known: S3Credentials): string | null {
  const { authorization = '' } = request.headers;
  const parts = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
    authorization,
  );
  if (!parts) return 'AccessDenied';
  const [, accessKeyId, scope = '', signedHeaders = '', signature] = parts;
  if (accessKeyId !== known.accessKeyId) return 'InvalidAccessKeyId';
  const canonical = canonicalRequest(request, signedHeaders);
  const toSign = ['AWS4-HMAC-SHA256', headerOf(request, 'x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${known.secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const names = signedHeaders.split(';');
  return [
    request.method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.map((name) => `${name}:${headerOf(request, name).trim()}`),
    '',
    signedHeaders,
    headerOf(request, 'x-amz-content-sha256'),
  ].join('\n');
}

/** Returns a header, or an empty string. */
export function headerOf({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}
