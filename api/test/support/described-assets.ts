import { describeSpec, type PatternSpec } from '@halfdrop/patterns';
import { sql } from 'kysely';
import type { Db } from '../../src/database.ts';
import { insertTestAsset } from './test-assets.ts';

/** Inserts an approved asset with the appearance of a spec; returns its id. */
export async function insertDescribedAsset(db: Db, title: string, spec: PatternSpec): Promise<string> {
  const id = await insertTestAsset(db, { title });
  const { descriptor, fingerprint } = await describeSpec(spec);
  const [described, printed] = [Buffer.from(descriptor), Buffer.from(fingerprint)];
  await sql`
    update catalog_asset set descriptor = ${described}, fingerprint = ${printed}, updated_at = now() where id = ${id}
  `.execute(db);
  return id;
}
