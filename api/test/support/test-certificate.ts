import type { CertificateSheet } from '../../src/downloads/certificate-pdf.ts';

/** A sample certificate. */
export const testCertificate: CertificateSheet = {
  facts: {
    certificate: 'HDC-22222333334444455555',
    holder: 'Ada Weaver',
    pattern: 'Rose & Thorn',
    assetId: 'HD-10000000',
    colors: 'as drawn',
    license: 'standard',
    licenseNumber: 'HDL-222222222222',
    licenseTermsVersion: 4,
    acquiredOn: '2026-11-21',
    orderNumber: 'HDO-22222222',
    plan: null,
  },
  signature: 'A'.repeat(86),
  keyUrl: 'http://shop.example/api/verify-key',
  swatches: ['#b23a2b', '#f1ece3', '#27406b'],
  verifyUrl: 'http://shop.example/verify/HDC-22222-33333-44444-55555',
  termsUrl: 'http://shop.example/license-terms?version=4',
};
