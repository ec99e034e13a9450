import { fromBuffer, type Entry } from 'yauzl';
import type { SignedIn, TestApp } from './test-app.ts';

/** Unpacks a zip in memory: the bytes of each file by its name. */
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

/** Asks for a link to some files of a license and fetches them. */
export async function fetchFiles(app: TestApp, buyer: SignedIn, entitlementId: string, request: object) {
  const link = await app.http().post(`/api/downloads/${entitlementId}/link`).set(buyer.auth).send(request).expect(200);
  const { url, fileName }: { url: string; fileName: string } = link.body.data;
  const zip = await app.http().get(url).set(buyer.auth).responseType('blob').expect(200);
  return { fileName, files: await unzip(zip.body) };
}
