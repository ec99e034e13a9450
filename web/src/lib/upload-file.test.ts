import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { UPLOAD_CHUNK_BYTES } from '@halfdrop/domain';
import { MemoryConfigstore, FileStore } from '@tus/file-store';
import { Server as TusServer } from '@tus/server';
import { closeSession, openSession, readSession } from './session.ts';
import { type FileUpload, type UploadFailure, type UploadTarget, uploadFile } from './upload-file.ts';

/** Defined by the environment of these tests: sets the page's URL. */
declare const moveTo: (url: string) => void;

const BYTES = 2 * UPLOAD_CHUNK_BYTES + 1_000_000;
const target: UploadTarget = { studioId: '7', purpose: 'master' };
const user = {
  id: '1',
  name: 'Ada',
  username: 'ada',
  email: 'ada@example.com',
  role: 'CONTRIBUTOR' as const,
  staffRoles: [],
  studios: [],
  avatarUrl: null,
  freeDownloads: 0,
  hasActiveSubscription: false,
  createdAt: '2026-01-01T00:00:00Z',
};

/** Parent of all tests' folders: a store may still be creating its own when a test has ended. */
const folders = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-tus-'));
let folder: string;
let server: Server;
let tus: TusServer;
/** The accepted token; `null` refuses everyone. */
let token: string | null;
/** Requests received, such as `PATCH 8388608`. */
let seen: string[];
/** Overrides the server's response when it returns true. */
let instead: (request: IncomingMessage, response: ServerResponse) => boolean;
const bytes = randomBytes(BYTES);
const file = new File([new Uint8Array(bytes)], 'fern.png', { type: 'image/png', lastModified: 1 });

beforeAll(async () => {
  server = createServer((request, response) => {
    // jsdom keeps the page's original origin, and sends CORS preflight requests.
    response.setHeader('access-control-allow-origin', '*');
    const isAsked = request.method === 'OPTIONS';
    if (!isAsked) seen.push([request.method, request.headers['upload-offset']].join(' ').trim());
    if (!isAsked && instead(request, response)) return;
    if (isAsked || request.headers.authorization === `Bearer ${token}`) void tus.handle(request, response);
    else response.writeHead(401).end('{"message":"Please sign in to continue."}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  moveTo(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
});
beforeEach(() => {
  folder = mkdtempSync(path.join(folders, 'of-a-test-'));
  const datastore = new FileStore({ directory: folder, configstore: new MemoryConfigstore() });
  tus = new TusServer({ path: '/api/uploads', datastore, relativeLocation: true });
  token = 'first';
  seen = [];
  instead = () => false;
  openSession({ token: 'first', user });
});
afterAll(() => {
  rmSync(folders, { recursive: true });
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Starts an upload whose end can be awaited. */
async function begin(onProgress?: (sent: number, upload: () => FileUpload | null) => void) {
  let upload: FileUpload | null = null;
  let settle: (end: string | UploadFailure) => void = () => undefined;
  let end = new Promise<string | UploadFailure>((resolve) => (settle = resolve));
  upload = await uploadFile(file, target, {
    onProgress: (sent) => onProgress?.(sent, () => upload),
    onDone: (id) => settle(id),
    onFailed: (failure) => settle(failure),
  });
  const again = () => {
    end = new Promise((resolve) => (settle = resolve));
    upload.resume();
    return end;
  };
  return { upload, end: () => end, again };
}

function expectWhole(end: string | UploadFailure): void {
  const files = readdirSync(folder);
  expect(files).toEqual([end]);
  expect(readFileSync(path.join(folder, files[0] ?? '')).equals(bytes)).toBe(true);
}

/** Leaves the second piece unanswered; resolves when it arrives. */
function stickAtSecond(): Promise<void> {
  return new Promise((resolve) => {
    instead = (request) => {
      const isSecond = request.headers['upload-offset'] === String(UPLOAD_CHUNK_BYTES);
      if (isSecond) resolve();
      return isSecond;
    };
  });
}

const pieces = () => seen.filter((line) => line.startsWith('PATCH'));
const [first, second, third] = [0, UPLOAD_CHUNK_BYTES, 2 * UPLOAD_CHUNK_BYTES].map((offset) => `PATCH ${offset}`);

test('a file is sent in pieces, and its progress told to its last byte', async () => {
  const progress: number[] = [];
  const { end } = await begin((sent) => progress.push(sent));

  expectWhole(await end());
  expect(pieces()).toEqual([first, second, third]);
  expect(progress.at(-1)).toBe(BYTES);
});

test('a piece that is answered "not now" is sent again, and no other', async () => {
  let refusals = 1;
  instead = (request, response) => {
    if (request.headers['upload-offset'] !== String(UPLOAD_CHUNK_BYTES) || refusals === 0) return false;
    refusals -= 1;
    request.resume().once('end', () => response.writeHead(503).end());
    return true;
  };
  const { end } = await begin();

  expectWhole(await end());
  expect(pieces()).toEqual([first, second, second, third]);
});

test('a shop that is away when it is asked where an upload stands is asked again, and nothing begins anew', async () => {
  let refusals = 3;
  instead = (request, response) => {
    if (refusals === 0 || (request.headers['upload-offset'] ?? '1') === '0' || request.method === 'POST') return false;
    refusals -= 1;
    request.resume().once('end', () => response.writeHead(503).end());
    return true;
  };
  const { end } = await begin();

  expectWhole(await end());
  expect(seen).toEqual(['POST', first, second, 'HEAD', 'HEAD', 'HEAD', second, third]);
});

test('an upload that was paused goes on where it stood', async () => {
  let hasPaused: () => void = () => undefined;
  const paused = new Promise<void>((resolve) => (hasPaused = resolve));
  let stops = 1;
  const { end, again } = await begin((sent, upload) => {
    if (sent < UPLOAD_CHUNK_BYTES || stops === 0) return;
    stops -= 1;
    void upload()?.pause().then(hasPaused);
  });
  await paused;
  void end();

  expectWhole(await again());
  expect(pieces().filter((line) => line === first)).toHaveLength(1);
});

test('a page that is opened anew goes on with the file of the page before', async () => {
  const stuck = stickAtSecond();
  const { upload } = await begin();
  await stuck;
  await upload.pause();
  instead = () => false;
  const { end } = await begin();

  expectWhole(await end());
  expect(pieces().filter((line) => line === first)).toHaveLength(1);
  expect(seen.filter((line) => line === 'POST')).toHaveLength(1);
});

test('who is signed out goes on after signing in, without sending anything twice', async () => {
  instead = (request) => {
    if (request.headers['upload-offset'] === String(UPLOAD_CHUNK_BYTES) && token === 'first') token = null;
    return false;
  };
  const { end, again } = await begin();
  expect(await end()).toEqual({ reason: 'signed-out', message: null });
  expect(readSession()).toBeNull();

  token = 'second';
  openSession({ token: 'second', user });
  expectWhole(await again());
  expect(pieces().filter((line) => line === first)).toHaveLength(1);
  expect(seen.filter((line) => line === 'POST')).toHaveLength(1);
  closeSession();
});

test.each([
  [413, 'A file has at most 200 MB.'],
  [409, 'We take no new files just now. Please send them again later.'],
])('a refusal by %i is told in the words of the shop, and not tried again', async (status, message) => {
  instead = (_request, response) => {
    response.writeHead(status).end(JSON.stringify({ message }));
    return true;
  };
  const { end } = await begin();

  expect(await end()).toEqual({ reason: 'refused', message });
  expect(seen).toEqual(['POST']);
});

test('an upload that is given up is removed', async () => {
  const stuck = stickAtSecond();
  const { upload } = await begin();
  await stuck;
  await upload.cancel();

  expect(readdirSync(folder)).toEqual([]);
});
