import { fromBuffer, type Entry } from 'yauzl';
import type { SignedIn, TestApp } from './test-app.ts';
import { waitUntil } from './unreliable-database.ts';

/** Unpacks a zip in memory and returns the bytes of each file by name. */
export function unzip(buffer: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true }, (openError, zip) => {
      if (openError) return reject(openError);
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (readError, stream) => {
          if (readError) return reject(readError);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks));
            zip.readEntry();
          });
        });
      });
      zip.on('end', () => resolve(files));
      zip.readEntry();
    });
  });
}

/** Requests links to some or all files of a license until they are ready. */
export async function readyLink(app: TestApp, buyer: SignedIn, entitlementId: string, request: object = {}) {
  let link = { url: '', fileName: '', isReady: false };
  await waitUntil(async () => {
    const path = `/api/downloads/${entitlementId}/link`;
    link = (await app.http().post(path).set(buyer.auth).send(request).expect(200)).body.data;
    return link.isReady;
  });
  return link;
}

/** Downloads some files of a license once they are ready. */
export async function fetchFiles(app: TestApp, buyer: SignedIn, entitlementId: string, request: object) {
  const { url, fileName } = await readyLink(app, buyer, entitlementId, request);
  const zip = await app.http().get(url).set(buyer.auth).responseType('blob').expect(200);
  return { fileName, files: await unzip(zip.body) };
}
