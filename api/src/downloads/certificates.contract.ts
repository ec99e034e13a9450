import { MAX_CERTIFICATE_CHARACTERS, LICENSES } from '@halfdrop/domain';
import * as v from 'valibot';
import { AssetSchema } from '../catalog/catalog.contract.ts';
import { PaletteSchema } from '../catalog/palettes.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';

/**
 * Public information for anyone who has a certificate's code. `holder` is masked: the first letter of each word. A
 * refunded license may no longer be used; a superseded one was replaced by a wider one for the same pattern.
 * `statusSince` is null for a valid license.
 */
const CertificateSchema = v.object({
  code: v.string(),
  status: v.picklist(['valid', 'refunded', 'superseded']),
  statusSince: v.nullable(InstantField),
  holder: v.string(),
  title: v.string(),
  assetId: v.string(),
  asset: v.nullable(AssetSchema),
  /** The palette it was acquired in; null for the pattern's own colors. */
  palette: v.nullable(PaletteSchema),
  license: v.picklist(LICENSES),
  licenseNumber: v.string(),
  licenseTermsVersion: v.nullable(v.number()),
  acquiredAt: InstantField,
});
/** Public information for anyone who has a certificate's code. */
export type CertificateDto = v.InferOutput<typeof CertificateSchema>;

/** The public key of certificates: SPKI as PEM. */
const CertificateKeySchema = v.object({ algorithm: v.literal('Ed25519'), publicKey: v.string() });

/** Named schemas for certificates. */
export const certificateSchemas = { Certificate: CertificateSchema, CertificateKey: CertificateKeySchema };

/** Endpoints for certificates. */
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
