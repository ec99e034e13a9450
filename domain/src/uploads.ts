/** What a file is uploaded for. */
export const UPLOAD_PURPOSES = ['master'] as const;
/** What a file is uploaded for. */
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Bytes of the largest file that a studio uploads: 200 MB. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;

/** Bytes that are sent at a time: what a connection that breaks costs at most. */
export const UPLOAD_CHUNK_BYTES = 8 * 1024 * 1024;

/** The most uploads of a studio that are not finished. */
export const MAX_UNFINISHED_UPLOADS = 100;

/** Days for which an upload is kept that nobody finishes, and one that is finished and not taken. */
export const UPLOAD_DAYS = 7;

/** Characters of the longest name of an uploaded file. */
export const MAX_FILE_NAME_CHARACTERS = 255;
