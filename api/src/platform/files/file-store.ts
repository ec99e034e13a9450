import type { Readable } from 'node:stream';
import type { FileKey } from './file-key.ts';

/** What is put into a store. A stream is read once. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array> | { readonly file: string };

/** Bytes of a file, counted from 0, the last one included; left out, to the end. */
export interface ByteRange {
  readonly first: number;
  readonly last?: number;
}

/** How to reach a store, as plain data: whoever runs as a process of its own opens the store by it. */
export type FileStoreSettings = DiskSettings | S3Settings;

/** A folder of this machine. */
export interface DiskSettings {
  readonly driver: 'disk';
  readonly folder: string;
}

/** A bucket of S3, or of what speaks its protocol. */
export interface S3Settings {
  readonly driver: 's3';
  readonly bucket: string;
  readonly region: string;
  /** Null for the S3 of Amazon. */
  readonly endpoint: string | null;
  /** Null for what the environment of a process of Amazon has: roles, profiles, metadata of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** The folder of the copies that processes of this machine read. */
  readonly copies: string;
}

/** Keeps files for good, each whole or not there, under keys that are made of their bytes. */
export interface FileStore {
  readonly settings: FileStoreSettings;
  /**
   * Keeps a file; the same one again changes nothing. When it resolves the file outlives a crash of the machine, and until
   * then nobody sees any of it.
   * @throws FileMismatch when the bytes are others than the key says, FileStoreUnavailable
   */
  put(key: FileKey, content: FileContent): Promise<void>;
  /**
   * Reads a file, or a part of it. The stream fails with FileStoreUnavailable when it ends too early.
   * @throws FileNotFound, RangeNotSatisfiable, FileStoreUnavailable
   */
  open(key: FileKey, range?: ByteRange): Promise<Readable>;
  /**
   * A file of this machine with these bytes, for processes to read and nobody to change. It may be removed once others
   * were used more recently: open it soon.
   * @throws FileNotFound, FileMismatch when the store holds other bytes, FileStoreUnavailable
   */
  localCopy(key: FileKey): Promise<string>;
  has(key: FileKey): Promise<boolean>;
  /** In bytes. @throws FileNotFound, FileStoreUnavailable */
  size(key: FileKey): Promise<number>;
  /** Removes a file if it is there. */
  remove(key: FileKey): Promise<void>;
  /** @throws FileStoreUnavailable saying why it cannot be used */
  check(): Promise<void>;
  /** Removes what killed processes left half-written. */
  sweep(): Promise<void>;
  close(): void;
}
