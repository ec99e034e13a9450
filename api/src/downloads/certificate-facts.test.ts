import { createPublicKey, verify } from 'node:crypto';
import { testCertificate } from '../../test/support/test-certificate.ts';
import {
  canonicalFacts,
  createCertificateSigner,
  groupedCode,
  maskedName,
  readCertificateCode,
} from './certificate-facts.ts';

const secret = Buffer.alloc(32, 7).toString('base64url');
const { facts } = testCertificate;

test('a signature is good for its facts alone, and for one key', () => {
  const signer = createCertificateSigner(secret);
  const signature = Buffer.from(signer.sign(facts), 'base64url');
  const isGood = (text: string, key = signer.publicKey) =>
    verify(null, Buffer.from(text), createPublicKey(key), signature);
  expect(isGood(canonicalFacts(facts))).toBe(true);
  expect(isGood(canonicalFacts({ ...facts, license: 'extended' }))).toBe(false);
  const other = createCertificateSigner(Buffer.alloc(32, 8).toString('base64url'));
  expect(isGood(canonicalFacts(facts), other.publicKey)).toBe(false);
});

test('the same secret gives the same signature, however the facts are ordered', () => {
  const backwards = Object.fromEntries(Object.entries(facts).toReversed());
  expect(canonicalFacts({ ...facts, ...backwards })).toBe(canonicalFacts(facts));
  expect(createCertificateSigner(secret).sign(facts)).toBe(createCertificateSigner(secret).sign(facts));
  expect(() => createCertificateSigner('short')).toThrow(RangeError);
});

test.each([
  'HDC-22222-33333-44444-55555',
  'hdc 22222 33333 44444 55555',
  '22222333334444455555',
  ' HDC22222333334444455555 ',
])('the code "%s" is read as it is stored', (typed) => {
  expect(readCertificateCode(typed)).toBe(facts.certificate);
  expect(groupedCode(facts.certificate)).toBe('HDC-22222-33333-44444-55555');
});

test.each(['', 'HDC-', 'HDC-22222', 'HDL-222222222222', 'é'.repeat(20)])('"%s" is no code', (typed) => {
  expect(readCertificateCode(typed)).toBeNull();
});

test.each([
  ['Ada Weaver', 'A••• W•••'],
  ['  Jörg  von der Öhe ', 'J••• v••• d••• Ö•••'],
  ['𠮷野家', '𠮷•••'],
])('the holder "%s" is "%s" to strangers', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
  expect(maskedName(masked)).toBe(masked);
});
