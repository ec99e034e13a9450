import type { UploadPurpose } from '@halfdrop/domain';
import type { RepeatLayout } from '@halfdrop/patterns';
import type { Generated } from 'kysely';

/** Tables of this domain. */
export interface UploadTables {
  uploads_upload: {
    id: string;
    studio_id: number;
    account_id: string | null;
    purpose: UploadPurpose;
    file_name: string;
    media_type: string | null;
    /** `bigint` is returned as text. */
    size_bytes: string;
    received_bytes: Generated<string>;
    claimed_sha256: string | null;
    repeat_layout: RepeatLayout | null;
    submission_id: string | null;
    created_at: Date;
    expires_at: Date;
    finished_at: Date | null;
    sha256: string | null;
  };
}
