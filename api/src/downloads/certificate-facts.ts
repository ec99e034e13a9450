import type { License } from '@halfdrop/domain';
import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

/** What a certificate says; its signature is made over exactly these facts. */
export interface CertificateFacts {
  readonly certificate: string;
  readonly holder: string;
  readonly pattern: string;
  readonly assetId: string;
  /** The palette it was acquired in, or `as drawn`; it covers every other that the shop offers for the pattern. */
  readonly colors: string;
  readonly license: License;
  readonly licenseNumber: string;
  /** Null for what was acquired before there were published terms. */
  readonly licenseTermsVersion: number | null;
  /** The day it was acquired, such as `2026-11-21`, in UTC. */
  readonly acquiredOn: string;
  /** Null for what no order gave. */
  readonly orderNumber: string | null;
  /** The plan it was downloaded with; null for what was bought or free. */
  readonly plan: string | null;
}

/** Facts with the proof that this shop vouches for them. */
export interface SignedFacts {
  readonly facts: CertificateFacts;
  /** Ed25519 over `canonicalFacts`, as base64url: 86 characters. */
  readonly signature: string;
  /** Where the public key is served. */
  readonly keyUrl: string;
}

/** Signs certificates. */
export interface CertificateSigner {
  sign(facts: CertificateFacts): string;
  /** SPKI as PEM. */
  readonly publicKey: string;
}

const secretPattern = /^[\w-]{43}$/;
/** What precedes the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The one spelling of facts that is signed: JSON with its names in alphabetical order and nothing between. */
export function canonicalFacts(facts: CertificateFacts): string {
  return JSON.stringify(Object.fromEntries(Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** A signer over a secret of the installation: the 32 bytes of an Ed25519 key as base64url. */
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

/** A typed code as it is stored, whatever its case and dashes; null for what cannot be one. */
export function readCertificateCode(typed: string): string | null {
  const characters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const body = characters.startsWith('HDC') ? characters.slice('HDC'.length) : characters;
  return body.length === codeLength ? `HDC-${body}` : null;
}

/** A code in groups of five, for people: `HDC-ABCDE-FGHJK-MNPQR-STVWX`. */
export function groupedCode(code: string): string {
  return `HDC-${(code.slice('HDC-'.length).match(/.{5}/g) ?? []).join('-')}`;
}

/** A name for strangers: the first letter of each word. Masking what is masked changes nothing. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${String.fromCodePoint(word.codePointAt(0) ?? 0)}•••`).join(' ');
}
