/** Purposes of an upload. */
export const UPLOAD_PURPOSES = ['master'] as const;
/** Purpose of an upload. */
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Maximum size of an upload, in bytes (200 MB). */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;

/** Size of an upload chunk in bytes: the most a dropped connection costs. */
export const UPLOAD_CHUNK_BYTES = 8 * 1024 * 1024;

/** Maximum number of unfinished uploads per studio. */
export const MAX_UNFINISHED_UPLOADS = 100;

/** Days after which an upload that is unfinished, or finished but unused, expires. */
export const UPLOAD_DAYS = 7;

/** Maximum length of an uploaded file's name. */
export const MAX_FILE_NAME_CHARACTERS = 255;
