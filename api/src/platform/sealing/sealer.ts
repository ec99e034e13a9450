import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short texts at rest. */
export interface Sealer {
  /** @param owner bound as associated data; the text decrypts only for the same owner */
  seal(text: string, owner: string): Buffer;
  /** @throws when it was sealed with another secret or for another owner, or was modified */
  open(sealed: Buffer, owner: string): string;
}

/** Format version, the first byte of each sealed text. */
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Creates a sealer using AES-256-GCM with a key derived from the secret by HKDF-SHA256, for one purpose. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `halfdrop:${purpose}`, KEY_BYTES));
  const contextOf = (owner: string) => Buffer.from(`${VERSION}:${purpose}:${owner}`);
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(contextOf(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body]);
    },
    open(sealed, owner) {
      if (sealed[0] !== VERSION) throw new Error('a sealed text of an unknown format');
      const iv = sealed.subarray(1, 1 + IV_BYTES);
      const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(contextOf(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
    },
  };
}
