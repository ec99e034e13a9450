import { ERRORS, PAGE } from './selections.ts';

const SUMMARY = 'id sku slug title status isHeld studio { slug name } publishedAt endsAt isFeatured';
const SAID = 'title tags';
const DESK_ASSET = `${SUMMARY} description tags hold { reason heldAt } announcedHold { reason startsAt } asset { id }
  changes { id kind changedAt actorName before { ${SAID} } after { ${SAID} } } version`;

/** Operations that cover every root field of the pattern desk once. */
export const assetDeskOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['adminAssets', `{ adminAssets(limit: 2) { items { ${SUMMARY} } ${PAGE} } }`],
  ['adminAsset', `{ adminAsset(id: "asset-2") { ${DESK_ASSET} } }`],
  [
    'rewordAsset',
    `mutation { rewordAsset(input: { assetId: "asset-2", version: 1, title: "Contract", description: "D.",
      tags: ["one", "two", "three"], reason: "Contract" }) { asset { ${DESK_ASSET} } ${ERRORS} } }`,
  ],
  [
    'limitAsset',
    `mutation { limitAsset(input: { assetId: "asset-2", lastDay: "2099-12-31", reason: "Contract" })
      { asset { ${DESK_ASSET} } ${ERRORS} } }`,
  ],
  [
    'featureAsset',
    `mutation { featureAsset(input: { assetId: "asset-2", isFeatured: true, reason: "Contract" })
      { asset { ${DESK_ASSET} } ${ERRORS} } }`,
  ],
  [
    'announceAssetHold',
    `mutation { announceAssetHold(input: { assetId: "asset-2", reason: "Contract" }) { asset { ${DESK_ASSET} } ${ERRORS} } }`,
  ],
  [
    'holdAsset',
    `mutation { holdAsset(input: { assetId: "asset-2", reason: "Contract" }) { asset { ${DESK_ASSET} } ${ERRORS} } }`,
  ],
  [
    'releaseAsset',
    `mutation { releaseAsset(input: { assetId: "asset-2", reason: "Contract" }) { asset { ${DESK_ASSET} } ${ERRORS} } }`,
  ],
];
