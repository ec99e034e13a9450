import { newSecret } from '../ids/ids.ts';
import type { Db } from './database.ts';

/** The signing keys of this installation. */
export interface InstallationSecrets {
  readonly downloadLinks: string;
  readonly newsletterLinks: string;
  readonly sandboxWebhook: string;
}

/** Reads the signing keys, making them at the first start; every process of the installation gets the same. */
export async function installationSecrets(db: Db): Promise<InstallationSecrets> {
  const downloadLinks = await secretNamed(db, 'download-links');
  const newsletterLinks = await secretNamed(db, 'newsletter-links');
  return { downloadLinks, newsletterLinks, sandboxWebhook: await secretNamed(db, 'sandbox-webhook') };
}

async function secretNamed(db: Db, name: string): Promise<string> {
  await db
    .insertInto('platform_secret')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('platform_secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
