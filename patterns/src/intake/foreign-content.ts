import { refuseBytesAfter } from '../preflight/facts/trailing-bytes.ts';
import type { Budget } from './budget.ts';
import { Refusal } from './upload-result.ts';

/** PDF readers accept a header within the first kilobyte; browsers sniff HTML in about as much. */
const GUESSED_HEAD_BYTES = 2048;
const END_OF_CENTRAL_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const CENTRAL_DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const END_RECORD_BYTES = 22;
const MAX_ZIP_COMMENT_LENGTH = 0xffff;

const CODE = /<script|<html|<!doctype html|<\?php|<svg|<iframe|javascript:/i;
const CODE_OR_FILE = new RegExp(`${CODE.source}|%PDF-|PK\\x03\\x04|Rar!\\x1a|\\x7fELF`, 'i');

/**
 * Refuses a raster that other programs would read as something else: as a PDF or web page by its first bytes, or as a
 * zip archive by its last ones, which lets a picture run as a Java archive.
 */
export function refuseSecondFile(bytes: Buffer, budget: Budget): void {
  const head = bytes.subarray(0, GUESSED_HEAD_BYTES).toString('latin1');
  if (head.slice(0, GUESSED_HEAD_BYTES).includes('%PDF-')) throw polyglot('a PDF');
  if (CODE.test(head)) throw polyglot('code');
  budget.spendBytes(head.length);
  refuseArchive(bytes, budget);
}

/** Refuses a file that other programs would read as a zip archive by its last bytes. */
export function refuseArchive(bytes: Buffer, budget: Budget): void {
  const tailStart = Math.max(0, bytes.length - MAX_ZIP_COMMENT_LENGTH - END_RECORD_BYTES);
  const tail = bytes.subarray(tailStart);
  budget.spendBytes(tail.length);
  for (let at = tail.indexOf(END_OF_CENTRAL_DIRECTORY); at >= 0; at = tail.indexOf(END_OF_CENTRAL_DIRECTORY, at + 1)) {
    budget.spend();
    if (endsZip(bytes, tailStart + at)) throw polyglot('a zip archive');
  }
}

/** Returns whether a zip archive ends with the record at this offset: its directory must directly precede it. */
function endsZip(bytes: Buffer, recordAt: number): boolean {
  if (recordAt + END_RECORD_BYTES > bytes.length) return false;
  const directoryBytes = bytes.readUInt32LE(recordAt + 12);
  const directoryAt = recordAt - directoryBytes;
  if (directoryAt < 0) return false;
  return directoryBytes === 0 || bytes.subarray(directoryAt, directoryAt + 4).equals(CENTRAL_DIRECTORY_ENTRY);
}

/** Refuses metadata, comments and unknown parts of a raster that hold code or another file. */
export function refuseCodeInMetadata(part: Buffer, budget: Budget): void {
  budget.spendBytes(part.length);
  if (CODE_OR_FILE.test(part.toString('latin1'))) throw polyglot('code or a file in its metadata');
}

/** Refuses anything after the end of a picture except zeros, which some programs use as padding. */
export function refuseTrailingBytes(bytes: Buffer, end: number, budget: Budget): void {
  budget.spendBytes(bytes.length - end);
  refuseBytesAfter(bytes, end);
}

function polyglot(found: string): Refusal {
  return new Refusal('polyglot', `The file carries ${found}.`);
}
