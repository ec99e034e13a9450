import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { encodingFor, type Encoding } from '../http/reply.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  readonly file: string;
  readonly size: number;
  readonly etag: string;
  readonly contentType: string;
  /** Sizes of variants compressed at build time. */
  readonly encoded: { readonly [Each in Encoding]?: number };
  readonly cacheControl: string;
}

/** Avoids a wildcard, which Express would decode, failing on malformed input. */
export const anyPath = /^\//;

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Serves the built web app from a listing made at startup, so that request paths never reach the file system. Files
 * under `assets/` have a hash in their name and are immutable.
 */
export function staticFiles(folder: string): Router {
  const files = new Map(listFiles(folder).map((name) => [`/${name}`, describe(folder, name)]));
  const router = Router();
  const serve: RequestHandler = (request, response, next) => {
    const found = files.get(request.path);
    if (found) send(found, request, response);
    else if (request.path.startsWith('/assets/')) response.status(404).type('text').send('Not found');
    else next();
  };
  router.get(anyPath, serve);
  return router;
}

function send(found: StaticFile, request: Request, response: Response): void {
  response.set({ etag: found.etag, 'cache-control': found.cacheControl, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === found.etag) {
    response.status(304).end();
    return;
  }
  const wanted = encodingFor(request.headers['accept-encoding']);
  const encodedSize = wanted && found.encoded[wanted];
  const encoding = encodedSize === undefined ? undefined : wanted;
  if (encoding) response.set('content-encoding', encoding);
  response.set({ 'content-type': found.contentType, 'content-length': String(encodedSize ?? found.size) });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const file = encoding ? found.file + suffixes[encoding] : found.file;
  pipeline(createReadStream(file), response, (error) => {
    if (error) response.destroy();
  });
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

function describe(folder: string, name: string): StaticFile {
  const file = path.join(folder, name);
  const { size, mtimeMs } = statSync(file);
  const sizeOf = (encoding: Encoding) => {
    const encoded = file + suffixes[encoding];
    return existsSync(encoded) ? statSync(encoded).size : undefined;
  };
  const br = sizeOf('br');
  const gzip = sizeOf('gzip');
  return {
    file,
    size,
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    contentType: contentTypes[path.extname(name)] ?? 'application/octet-stream',
    encoded: { ...(br !== undefined && { br }), ...(gzip !== undefined && { gzip }) },
    cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
}
