import type { Foundation } from '../domain-module.ts';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { chosenPalette, paletteOf } from '../catalog/palettes.ts';
import { isRowId } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { newId } from '../platform/ids/ids.ts';
import {
  LINK_MILLISECONDS,
  readLinkCookie,
  readLinkToken,
  writeLinkCookie,
  writeLinkToken,
  type LinkFacts,
} from './download-link.ts';
import type { DownloadLinkDto } from './downloads.contract.ts';
import type { OwnedCatalog, OwnedColors } from './downloads.ports.ts';
import { acquired } from './entitlement-view.ts';
import { findEntitlement, recordDownload, type EntitlementRow } from './downloads.repository.ts';
import type { FilePreparing } from './file-preparing.ts';
import { insertDownload } from './history.repository.ts';
import { wantedFormats, zipNameOf, type LinkRequest } from './link-request.ts';
import type { ReadyZip, ZipCache } from './zip-cache.ts';

/** Dependencies of download links. */
export interface LinkDependencies extends Pick<Foundation, 'db' | 'clock'> {
  readonly catalog: OwnedCatalog;
  readonly artworks: OwnedColors;
  readonly zips: ZipCache;
  readonly linkSecret: string;
  readonly isSessionOpen: (sessionId: string, userId: string) => Promise<boolean>;
}

/** The caller that opens a link. */
export interface LinkOpener {
  readonly viewer: Viewer | null;
  /** Empty without one. */
  readonly cookie: string;
}

/** A link to a zip, and the cookie a browser opens it with. */
export interface CreatedLink {
  readonly link: DownloadLinkDto;
  readonly cookie: string;
}

/** The zip behind a link. */
export interface OpenedLink extends ReadyZip {
  readonly fileName: string;
}

/** Creates a link to the zip of a license. @throws not_found, validation_failed */
export async function createLink(
  { db, clock, catalog, artworks, zips, linkSecret }: LinkDependencies,
  preparing: Pick<FilePreparing, 'state'>,
  asked: { readonly viewer: Viewer; readonly entitlementId: string; readonly request?: LinkRequest | undefined },
): Promise<CreatedLink> {
  const { viewer, entitlementId, request } = asked;
  const entitlement = isRowId(entitlementId) && (await findEntitlement(db, viewer.userId, entitlementId));
  if (!entitlement) throw new Problem('not_found', { message: 'There is no such licence.' });
  const formats = wantedFormats(entitlement, request?.formats);
  const asset = await assetOf(catalog, entitlement);
  const [recolor = null] = await artworks.recolorsAt(db, [acquired(entitlement)]);
  const palette = asset ? chosenPalette({ recolor }, request?.palette ?? entitlement.palette) : null;
  const files = { formats, palette: palette?.slug ?? null };
  const expiresAt = clock.now().getTime() + LINK_MILLISECONDS;
  const holder = { userId: viewer.userId, sessionId: viewer.sessionId, expiresAt };
  const facts = { linkId: newId(), entitlementId, ...files, ...holder };
  const states = await preparing.state(entitlement, files);
  const isMade = states.every(({ isReady }) => isReady);
  const link = {
    url: `/api/downloads/${writeLinkToken(linkSecret, facts)}`,
    fileName: zipNameOf(entitlement, formats, palette),
    isReady: isMade && (asset === undefined || (await zips.begin({ entitlement, asset, formats, palette }))),
    formats: [...states],
    expiresAt: new Date(expiresAt).toISOString(),
  };
  return { link, cookie: writeLinkCookie(linkSecret, holder) };
}

/** Resolves a link and records a download. @throws not_found for every link that does not work */
export async function openLink(shop: LinkDependencies, token: string, by: LinkOpener): Promise<OpenedLink> {
  const { db, clock, catalog, zips, linkSecret, isSessionOpen } = shop;
  const facts = readLinkToken(linkSecret, token, clock.now());
  if (!facts || !isOpenTo(shop, facts, by)) throw deadLink();
  if (!(await isSessionOpen(facts.sessionId, facts.userId))) throw deadLink();
  const entitlement = await findEntitlement(db, facts.userId, facts.entitlementId);
  const asset = entitlement && (await assetOf(catalog, entitlement));
  if (!entitlement || !asset) throw deadLink();
  const { linkId, formats } = facts;
  const palette = paletteOf(facts.palette);
  const zip = await zips.get({ entitlement, asset, formats, palette });
  await db.transaction().execute(async (trx) => {
    const at = clock.now();
    const isFirst = await recordDownload(trx, entitlement.id, at);
    if (isFirst) await catalog.countDownload(trx, entitlement.asset_id);
    await insertDownload(trx, { entitlementId: entitlement.id, linkId, formats, palette: facts.palette, at });
  });
  return { ...zip, fileName: zipNameOf(entitlement, formats, palette) };
}

async function assetOf(catalog: OwnedCatalog, { asset_id: assetId }: EntitlementRow): Promise<AssetDto | undefined> {
  return (await catalog.assetsByIds([assetId], { withWithdrawn: true })).get(assetId);
}

function isOpenTo(
  { clock, linkSecret }: LinkDependencies,
  { userId, sessionId }: LinkFacts,
  { viewer, cookie }: LinkOpener,
): boolean {
  if (viewer) return viewer.userId === userId;
  const holder = readLinkCookie(linkSecret, cookie, clock.now());
  return holder?.userId === userId && holder.sessionId === sessionId;
}

function deadLink(): Problem {
  return new Problem('not_found', { message: 'This download link does not work any more.' });
}
