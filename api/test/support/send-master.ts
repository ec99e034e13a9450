import type { SignedIn, TestApp } from './test-app.ts';

interface SentMaster {
  readonly studioId: string;
  readonly bytes: Buffer;
  readonly fileName: string;
  /** Repeat of its tile, if given. */
  readonly layout?: string;
  /** The submission whose file it replaces. */
  readonly submissionId?: string;
}

/** Uploads a complete file for a studio like a browser and lets the shop process it. */
export async function sendMaster(
  app: TestApp,
  { auth }: SignedIn,
  { studioId, bytes, fileName, layout, submissionId }: SentMaster,
): Promise<void> {
  const said = {
    filename: fileName,
    filetype: 'image/png',
    studio: studioId,
    purpose: 'master',
    ...(layout !== undefined && { layout }),
    ...(submissionId !== undefined && { submission: submissionId }),
  };
  const metadata = Object.entries(said).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  const speaking = { ...auth, 'tus-resumable': '1.0.0' };
  const { headers } = await app
    .http()
    .post('/api/uploads')
    .set({ ...speaking, 'upload-length': String(bytes.length), 'upload-metadata': metadata.join(',') })
    .expect(201);
  await app
    .http()
    .patch(String(headers['location']))
    .set({ ...speaking, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' })
    .send(bytes)
    .expect(204);
  await app.runJobs();
}
