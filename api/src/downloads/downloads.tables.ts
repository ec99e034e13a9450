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
    /** The plan it was downloaded with; null for what was bought or free. */
    plan_name: string | null;
    /** The subscription it was downloaded with: a refund of that ends it. */
    subscription_id: string | null;
    title: string;
    license: License;
    /** Slug of the palette it was bought in; null as drawn. It covers every palette that is offered. */
    palette: string | null;
    license_number: string;
    /** What anyone can verify it by; nobody can guess it. */
    certificate_code: Generated<string>;
    /** Null for what was acquired before there were published terms. */
    license_terms_version: number | null;
    holder_name: string;
    formats: FileFormat[];
    acquired_at: Date;
    last_downloaded_at: Date | null;
    revoked_at: Date | null;
    superseded_at: Date | null;
    /** The wider license of the same pattern that took its place. */
    superseded_by: string | null;
  };
  downloads_download: {
    id: Generated<string>;
    entitlement_id: string;
    link_id: string;
    formats: FileFormat[];
    /** Slug of the palette of the files; null as drawn. */
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
  /** What each license was given for. */
  downloads_right_view: {
    license_number: string;
    license: License;
    order_id: string | null;
    plan_name: string | null;
    acquired_at: Date;
    revoked_at: Date | null;
  };
  /** What people hold, or have held. */
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
  /** Which patterns were claimed with which subscription, and when. */
  downloads_plan_use_view: { subscription_id: string; asset_id: string; used_at: Date };
}
