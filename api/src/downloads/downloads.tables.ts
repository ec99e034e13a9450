import type { Generated } from 'kysely';
import type { FileFormat } from '../catalog/catalog.contract.ts';

/** Kinds of licence an entitlement can stand for. */
type HeldLicense = 'standard' | 'extended' | 'commercial' | 'personal';

/** The tables of this domain. */
export interface DownloadTables {
  downloads_entitlement: {
    id: Generated<string>;
    user_id: string;
    asset_id: string;
    order_id: string | null;
    title: string;
    license: HeldLicense;
    license_number: string;
    /** Null for what was acquired before there were published terms. */
    license_terms_version: number | null;
    holder_name: string;
    formats: FileFormat[];
    acquired_at: Date;
    last_downloaded_at: Date | null;
    revoked_at: Date | null;
  };
}
