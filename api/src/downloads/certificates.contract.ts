import { MAX_CERTIFICATE_CHARACTERS, LICENSES } from '@halfdrop/domain';
import * as v from 'valibot';
import { AssetSchema } from '../catalog/catalog.contract.ts';
import { PaletteSchema } from '../catalog/palettes.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';

/**
 * What anyone who has a certificate's code may know. `holder` is masked: the first letter of each word. A refunded
 * license may not be used any more; a superseded one gave way to a wider one of the same pattern. `statusSince` is null
 * for what is valid.
 */
const CertificateSchema = v.object({
  code: v.string(),
  status: v.picklist(['valid', 'refunded', 'superseded']),
  statusSince: v.nullable(InstantField),
  holder: v.string(),
  title: v.string(),
  assetId: v.string(),
  asset: v.nullable(AssetSchema),
  /** The palette it was acquired in; null for the colors it was drawn in. */
  palette: v.nullable(PaletteSchema),
  license: v.picklist(LICENSES),
  licenseNumber: v.string(),
  licenseTermsVersion: v.nullable(v.number()),
  acquiredAt: InstantField,
});
/** What anyone who has a certificate's code may know. */
export type CertificateDto = v.InferOutput<typeof CertificateSchema>;

/** The key that certificates are signed with: SPKI as PEM. */
const CertificateKeySchema = v.object({ algorithm: v.literal('Ed25519'), publicKey: v.string() });

/** The named shapes of certificates. */
export const certificateSchemas = { Certificate: CertificateSchema, CertificateKey: CertificateKeySchema };

/** The calls of certificates. */
export const certificateCalls = {
  certificate: defineCall({
    method: 'get',
    path: '/api/downloads/{entitlementId}/certificate',
    summary: 'Returns the signed certificate of a license of the signed-in user.',
    auth: 'entitlement.use',
    impersonation: 'refused',
    params: v.object({ entitlementId: IdField }),
    response: { mediaTypes: ['application/pdf'] },
    errors: ['not_found'],
  }),
  verify: defineCall({
    method: 'get',
    path: '/api/certificates/{code}',
    summary:
      'Verifies a certificate by its code and returns what it proves. Case and dashes are ignored. Limited to 30 requests per minute and IP address.',
    auth: 'none',
    params: v.object({ code: v.pipe(v.string(), v.maxLength(MAX_CERTIFICATE_CHARACTERS)) }),
    response: CertificateSchema,
    errors: ['not_found', 'rate_limited'],
  }),
  verifyKey: defineCall({
    method: 'get',
    path: '/api/verify-key',
    summary: 'Returns the public key of certificates. Their signatures cover the facts attached to them.',
    auth: 'none',
    response: CertificateKeySchema,
    errors: [],
  }),
};
