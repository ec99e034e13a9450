import type { Readable } from 'node:stream';
import type { FileKey } from './file-key.ts';

/** Content to store. A stream is consumed once. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array> | { readonly file: string };

/** Byte range, zero-based and inclusive; without an end, up to the end of the file. */
export interface ByteRange {
  readonly first: number;
  readonly last?: number;
}

/** Settings of a store as plain data, so that child processes can open the same one. */
export type FileStoreSettings = DiskSettings | S3Settings;

/** Local folder. */
export interface DiskSettings {
  readonly driver: 'disk';
  readonly folder: string;
}

/** Bucket on S3 or a compatible service. */
export interface S3Settings {
  readonly driver: 's3';
  readonly bucket: string;
  readonly region: string;
  /** Null for AWS. */
  readonly endpoint: string | null;
  /** Null for the default AWS credential chain: roles, profiles, instance metadata. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** Folder of the local copies that processes read. */
  readonly copies: string;
}

/** Permanent, content-addressed file storage. Files are stored completely or not at all. */
export interface FileStore {
  readonly settings: FileStoreSettings;
  /**
   * Stores a file; storing it again is a no-op. Once resolved, the file survives a crash; before that no part of it is
   * visible.
   * @throws FileMismatch when the bytes do not match the key, FileStoreUnavailable
   */
  put(key: FileKey, content: FileContent): Promise<void>;
  /**
   * Reads a file or a range of it. The stream fails with FileStoreUnavailable if it is truncated.
   * @throws FileNotFound, RangeNotSatisfiable, FileStoreUnavailable
   */
  open(key: FileKey, range?: ByteRange): Promise<Readable>;
  /**
   * Returns the path of a read-only local copy. It may be evicted as others are used, so open it soon.
   * @throws FileNotFound, FileMismatch when the store holds other bytes, FileStoreUnavailable
   */
  localCopy(key: FileKey): Promise<string>;
  has(key: FileKey): Promise<boolean>;
  /** Returns the size in bytes. @throws FileNotFound, FileStoreUnavailable */
  size(key: FileKey): Promise<number>;
  /** Removes a file if it exists. */
  remove(key: FileKey): Promise<void>;
  /** @throws FileStoreUnavailable with the reason it cannot be used */
  check(): Promise<void>;
  /** Removes partially written files of killed processes. */
  sweep(): Promise<void>;
  close(): void;
}
