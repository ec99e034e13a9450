import { publicAssetId } from '@halfdrop/domain';
import type { Foundation } from '../domain-module.ts';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { paletteOf } from '../catalog/palettes.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import {
  createCertificateSigner,
  groupedCode,
  maskedName,
  readCertificateCode,
  type CertificateSigner,
} from './certificate-facts.ts';
import { drawCertificate, type CertificateSheet } from './certificate-pdf.ts';
import type { CertificateDto } from './certificates.contract.ts';
import { findAnyEntitlement, findByCertificate, findOrderNumber, type EntitlementRow } from './downloads.repository.ts';
import { colorsOf } from './license-text.ts';
import type { OwnedCatalog } from './downloads.ports.ts';

/** Asset fields that a certificate shows. */
type CertifiedAsset = Pick<AssetDto, 'skuId' | 'swatches'>;

/** Certificates of licenses. */
export interface CertificateService {
  /** Returns the data a license's certificate is drawn from. */
  sheetOf(entitlement: EntitlementRow, asset: CertifiedAsset): Promise<CertificateSheet>;
  /** Draws the certificate of a user's license. @throws not_found */
  ofHolder(userId: string, entitlementId: string): Promise<{ readonly pdf: Uint8Array; readonly fileName: string }>;
  /** Looks up a code. @throws not_found, with the same message for every invalid code */
  verify(code: string): Promise<CertificateDto>;
  /** SPKI as PEM. */
  readonly publicKey: string;
}

interface CertificateDependencies extends Pick<Foundation, 'db' | 'publicUrl'> {
  readonly catalog: Pick<OwnedCatalog, 'assetsByIds'>;
  readonly signingSecret: string;
}

/** Creates the service. */
export function createCertificateService(dependencies: CertificateDependencies): CertificateService {
  const { db, catalog } = dependencies;
  const signer = createCertificateSigner(dependencies.signingSecret);

  const sheetOf = (entitlement: EntitlementRow, asset: CertifiedAsset) =>
    signedSheet(dependencies, signer, entitlement, asset);

  return {
    sheetOf,

    async ofHolder(userId, entitlementId) {
      const entitlement = isRowId(entitlementId) && (await findAnyEntitlement(db, userId, entitlementId));
      if (!entitlement) throw new Problem('not_found', { message: 'There is no such licence.' });
      if (statusOf(entitlement).status !== 'valid') throw endedLicense(entitlement);
      const assets = await catalog.assetsByIds([entitlement.asset_id], { withWithdrawn: true });
      const asset = assets.get(entitlement.asset_id);
      if (!asset) throw new Problem('not_found', { message: 'There is no such licence.' });
      const pdf = await drawCertificate(await sheetOf(entitlement, asset));
      return { pdf, fileName: `Licence_${entitlement.license_number}.pdf` };
    },

    async verify(typed) {
      const code = readCertificateCode(typed);
      const entitlement = code === null ? undefined : await findByCertificate(db, code);
      if (!entitlement) throw unknownCertificate();
      const ids = [entitlement.asset_id];
      const kept = (await catalog.assetsByIds(ids, { withWithdrawn: true })).get(entitlement.asset_id);
      if (!kept) throw unknownCertificate();
      const inShop = (await catalog.assetsByIds(ids)).get(entitlement.asset_id);
      return {
        code: groupedCode(entitlement.certificate_code),
        ...statusOf(entitlement),
        holder: maskedName(entitlement.holder_name),
        title: entitlement.title,
        assetId: publicAssetId(kept.skuId),
        asset: inShop ?? null,
        palette: paletteOf(entitlement.palette),
        license: entitlement.license,
        licenseNumber: entitlement.license_number,
        licenseTermsVersion: entitlement.license_terms_version,
        acquiredAt: entitlement.acquired_at.toISOString(),
      };
    },

    publicKey: signer.publicKey,
  };
}

async function signedSheet(
  { db, publicUrl }: CertificateDependencies,
  signer: Pick<CertificateSigner, 'sign'>,
  entitlement: EntitlementRow,
  asset: CertifiedAsset,
): Promise<CertificateSheet> {
  const { certificate_code: code, license_terms_version: version, order_id: orderId } = entitlement;
  const palette = paletteOf(entitlement.palette);
  const facts = {
    certificate: code,
    holder: entitlement.holder_name,
    pattern: entitlement.title,
    assetId: publicAssetId(asset.skuId),
    colors: colorsOf(entitlement),
    license: entitlement.license,
    licenseNumber: entitlement.license_number,
    licenseTermsVersion: version,
    acquiredOn: entitlement.acquired_at.toISOString().slice(0, 10),
    orderNumber: orderId === null ? null : await findOrderNumber(db, orderId),
    plan: entitlement.plan_name,
  };
  return {
    facts,
    signature: signer.sign(facts),
    keyUrl: `${publicUrl}/api/verify-key`,
    swatches: palette ? [palette.ground, ...palette.inks] : asset.swatches.map(({ hex }) => hex),
    verifyUrl: `${publicUrl}/verify/${groupedCode(code)}`,
    termsUrl: version === null ? null : `${publicUrl}/license-terms?version=${version}`,
  };
}

function endedLicense(entitlement: EntitlementRow): Problem {
  const { status } = statusOf(entitlement);
  const message = `This licence is ${status}; its certificate is no longer valid.`;
  return new Problem('not_found', { message });
}

function unknownCertificate(): Problem {
  return new Problem('not_found', { message: 'No certificate has this code.' });
}

function statusOf(entitlement: EntitlementRow): Pick<CertificateDto, 'status' | 'statusSince'> {
  const { revoked_at: revokedAt, superseded_at: supersededAt } = entitlement;
  if (revokedAt) return { status: 'refunded', statusSince: revokedAt.toISOString() };
  if (supersededAt) return { status: 'superseded', statusSince: supersededAt.toISOString() };
  return { status: 'valid', statusSince: null };
}
