import type { RepeatLayout } from '@halfdrop/patterns';
import { sql } from 'kysely';
import type { Db } from '../../src/database.ts';

interface TestAsset {
  readonly title: string;
  /** 1 costs 9.00 USD in the seeded price book, 3 costs 12.00. */
  readonly categoryId?: number;
  readonly isFree?: boolean;
  readonly isPremium?: boolean;
  /** Tossed Garden, the design of all of them, is drawn for every layout. */
  readonly repeat?: RepeatLayout;
  /** A week ago by default, so that it is open to everyone. */
  readonly publishedAt?: Date;
}

const WEEK = 7 * 86_400_000;

let made = 0;

/** Inserts a studio with an owner; returns its id. */
export async function insertStudioOf(db: Db, userId: string): Promise<string> {
  const slug = `studio-of-${userId}`;
  const { rows } = await sql<{ id: string }>`
    insert into catalog_designer (slug, name, specialty, bio, country, joined_year, category_id)
    values (${slug}, ${slug}, 'Tests', 'Makes tests.', 'IN', 2020, 1) returning id::text
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the studio was not stored');
  await sql`insert into studios_member (studio_id, account_id, role) values (${row.id}, ${userId}, 'owner')`.execute(
    db,
  );
  return row.id;
}

/** Inserts an approved asset without the rows needed for searching; returns its id. */
export async function insertTestAsset(db: Db, asset: TestAsset): Promise<string> {
  const { title, categoryId = 1, isFree = false, isPremium = false, repeat = 'block' } = asset;
  const publishedAt = asset.publishedAt ?? new Date(Date.now() - WEEK);
  made += 1;
  const number = made;
  await sql`
    insert into catalog_designer (slug, name, specialty, bio, country, joined_year, category_id)
    values ('studio-test', 'Studio Test', 'Tests', 'Makes tests.', 'IN', 2020, 1) on conflict do nothing
  `.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into catalog_asset (slug, title, description, alt_text, status, category_id, subcategory_id,
      filter_category_ids, designer_id, is_free, is_premium, license_types, tags,
      colors, swatches, dominant_color, thumbhash, published_at)
    values (${`test-${number}`}, ${title}, 'A test.', 'A test.', 'approved', ${categoryId}, 11, '{58}',
      (select id from catalog_designer where slug = 'studio-test'), ${isFree}, ${isPremium}, '{standard,extended}',
      '{seamless}', '{Red}', '[{"hex":"#b23a2b","share":1,"name":"Red"}]', '#b23a2b',
      '1QcSHQRnh493V4dIh4eXh1h4kJUI', ${publishedAt})
    returning id
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the asset was not stored');
  await sql`
    insert into artwork_source (asset_id, kind, family, variant, palette, seed, repeat_layout)
    values (${row.id}, 'spec', 'botanica', 0, 'madder', ${number}, ${repeat})`.execute(db);
  return row.id;
}

/** Sets the price of a category. */
export async function setCategoryPrice(db: Db, categoryId: number, usdCents: number | null): Promise<void> {
  await sql`delete from catalog_category_price where category_id = ${categoryId}`.execute(db);
  if (usdCents === null) return;
  await sql`
    insert into catalog_category_price (category_id, usd_cents, inr_paise)
    values (${categoryId}, ${usdCents}, ${usdCents * 80})
  `.execute(db);
}
