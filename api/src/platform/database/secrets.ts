import type { Kysely } from 'kysely';
import { newSecret } from '../ids/ids.ts';
import type { PlatformTables } from './platform.tables.ts';

/** Signing keys of this installation. */
export interface InstallationSecrets {
  readonly accountLinks: string;
  readonly downloadLinks: string;
  /** Private key for certificates: 32 bytes as base64url. */
  readonly certificates: string;
  readonly newsletterLinks: string;
  readonly sandboxWebhook: string;
  readonly supportLinks: string;
}

/** Reads the signing keys, generating them on first start; all processes of an installation share them. */
export async function installationSecrets(db: Kysely<PlatformTables>): Promise<InstallationSecrets> {
  const accountLinks = await secretNamed(db, 'account-links');
  const downloadLinks = await secretNamed(db, 'download-links');
  const certificates = await secretNamed(db, 'certificates');
  const newsletterLinks = await secretNamed(db, 'newsletter-links');
  const sandboxWebhook = await secretNamed(db, 'sandbox-webhook');
  const supportLinks = await secretNamed(db, 'support-links');
  return {
    accountLinks,
    downloadLinks,
    certificates,
    newsletterLinks,
    sandboxWebhook,
    supportLinks,
  };
}

async function secretNamed(db: Kysely<PlatformTables>, name: string): Promise<string> {
  await db
    .insertInto('platform_secret')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('platform_secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
