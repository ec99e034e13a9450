import type { License } from '@halfdrop/domain';
import type { Generated } from 'kysely';
import type { FileFormat } from '../artwork/file-formats.ts';

/** Tables of this domain. */
export interface DownloadTables {
  downloads_entitlement: {
    id: Generated<string>;
    user_id: string;
    asset_id: string;
    order_id: string | null;
    /** The plan it was downloaded with; null if bought or free. */
    plan_name: string | null;
    /** The subscription it was downloaded with; refunding that revokes it. */
    subscription_id: string | null;
    title: string;
    license: License;
    /** Slug of the palette it was acquired in; null for the pattern's own colors. It covers every palette offered. */
    palette: string | null;
    license_number: string;
    /** Public verification code; not guessable. */
    certificate_code: Generated<string>;
    /** Null if acquired before any terms were published. */
    license_terms_version: number | null;
    holder_name: string;
    formats: FileFormat[];
    acquired_at: Date;
    last_downloaded_at: Date | null;
    revoked_at: Date | null;
    superseded_at: Date | null;
    /** The wider license of the same pattern that replaced it. */
    superseded_by: string | null;
  };
  downloads_download: {
    id: Generated<string>;
    entitlement_id: string;
    link_id: string;
    formats: FileFormat[];
    /** Slug of the palette of the files; null for the pattern's own colors. */
    palette: string | null;
    downloaded_at: Date;
  };
  downloads_plan_use: {
    subscription_id: string;
    month_start: Date;
    asset_id: string;
    used_at: Date;
  };
}

/** Views that other domains may read. */
export interface DownloadViews {
  /** What each license was granted for. */
  downloads_right_view: {
    license_number: string;
    license: License;
    order_id: string | null;
    plan_name: string | null;
    acquired_at: Date;
    revoked_at: Date | null;
  };
  /** Current and former licenses of users. */
  downloads_license_view: {
    id: string;
    user_id: string;
    license_number: string;
    title: string;
    license: License;
    order_id: string | null;
    plan_name: string | null;
    acquired_at: Date;
    is_ended: boolean;
  };
  /** Patterns claimed with each subscription, and when. */
  downloads_plan_use_view: { subscription_id: string; asset_id: string; used_at: Date };
}
