import type { Certificate, Entitlement } from '../generated/resolvers.ts';
import { entitlement } from './purchase.ts';

/** Returns the public facts of a license. */
export function certificate(held: Entitlement = entitlement(), changes: Partial<Certificate> = {}): Certificate {
  return {
    code: held.certificateCode,
    status: 'VALID',
    statusChangedAt: null,
    holder: 'A••• W•••',
    title: held.title,
    sku: held.asset?.sku ?? 'HD-10000000',
    asset: held.asset ?? null,
    palette: held.palette ?? null,
    license: held.license,
    licenseNumber: held.licenseNumber,
    licenseTermsVersion: held.licenseTermsVersion ?? null,
    acquiredAt: held.acquiredAt,
    ...changes,
  };
}
