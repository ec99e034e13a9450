import type { License } from '@halfdrop/domain';
import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

/** Content of a certificate; its signature covers exactly these facts. */
export interface CertificateFacts {
  readonly certificate: string;
  readonly holder: string;
  readonly pattern: string;
  readonly assetId: string;
  /** The palette it was acquired in, or `as drawn`; it covers every other palette the pattern is offered in. */
  readonly colors: string;
  readonly license: License;
  readonly licenseNumber: string;
  /** Null if acquired before any terms were published. */
  readonly licenseTermsVersion: number | null;
  /** The date of acquisition, such as `2026-11-21`, in UTC. */
  readonly acquiredOn: string;
  /** Null if it does not come from an order. */
  readonly orderNumber: string | null;
  /** The plan it was downloaded with; null if bought or free. */
  readonly plan: string | null;
}

/** Facts and the shop's signature over them. */
export interface SignedFacts {
  readonly facts: CertificateFacts;
  /** Ed25519 over `canonicalFacts`, as base64url: 86 characters. */
  readonly signature: string;
  /** URL of the public key. */
  readonly keyUrl: string;
}

/** Signs certificates. */
export interface CertificateSigner {
  sign(facts: CertificateFacts): string;
  /** SPKI as PEM. */
  readonly publicKey: string;
}

const secretPattern = /^[\w-]{43}$/;
/** PKCS #8 prefix of the 32 bytes of an Ed25519 private key (RFC 8410, section 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the canonical form of facts that is signed: JSON with keys in alphabetical order and no whitespace. */
export function canonicalFacts(facts: CertificateFacts): string {
  return JSON.stringify(Object.fromEntries(Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** Creates a signer from an installation secret: the 32 bytes of an Ed25519 key as base64url. */
export function createCertificateSigner(secret: string): CertificateSigner {
  const privateKey = privateKeyOf(secret);
  return {
    sign: (facts) => sign(null, Buffer.from(canonicalFacts(facts)), privateKey).toString('base64url'),
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
  };
}

function privateKeyOf(secret: string): KeyObject {
  if (!secretPattern.test(secret)) throw new RangeError('the key of certificates is not 32 bytes as base64url');
  const key = Buffer.concat([pkcs8Prefix, Buffer.from(secret, 'base64url')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

const codeLength = 20;

/** Normalizes a typed code, ignoring case and dashes; null if it is malformed. */
export function readCertificateCode(typed: string): string | null {
  const characters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const body = characters.startsWith('HDC') ? characters.slice('HDC'.length) : characters;
  return body.length === codeLength ? `HDC-${body}` : null;
}

/** Formats a code in groups of five for reading: `HDC-ABCDE-FGHJK-MNPQR-STVWX`. */
export function groupedCode(code: string): string {
  return `HDC-${(code.slice('HDC-'.length).match(/.{5}/g) ?? []).join('-')}`;
}

/** Masks a name for the public: the first letter of each word. Idempotent. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${String.fromCodePoint(word.codePointAt(0) ?? 0)}•••`).join(' ');
}
