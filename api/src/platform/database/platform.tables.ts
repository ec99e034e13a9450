import type { Generated } from 'kysely';

/** Tables of the platform itself. */
export interface PlatformTables {
  platform_migration: { name: string; checksum: string; applied_at: Generated<Date>; is_contract: Generated<boolean> };
  platform_rate_limit: { key: Buffer; spent: number; ends_at: Date };
  platform_secret: { name: string; value: string };
}
