import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/**
 * Seconds for which what a visitor reads may be kept and shared, by root field. A field that is not listed is never
 * kept: it depends on the viewer, or changes at once.
 */
const freshSeconds: Readonly<Record<string, number>> = {
  asset: 60,
  assetDesigners: 120,
  assetBySku: 60,
  assetBySlug: 60,
  assetFacets: 120,
  assetSuggestions: 120,
  assets: 120,
  categories: 120,
  contentPage: 120,
  coordinates: 120,
  licenses: 600,
  helpCategories: 120,
  designer: 120,
  designerCollections: 120,
  designerStats: 120,
  designers: 120,
  palettes: 3600,
  plans: 600,
  reviews: 60,
  shopCollection: 120,
  shopCollections: 120,
  similarAssets: 120,
};

const known = new WeakMap<OperationDefinitionNode, number>();

/** Seconds an operation's answer stays fresh for visitors: the shortest of its root fields; 0 is never. */
export function freshnessOf(operation: OperationDefinitionNode): number {
  let seconds = known.get(operation);
  if (seconds === undefined) {
    seconds = operation.operation === OperationTypeNode.QUERY ? shortest(operation) : 0;
    known.set(operation, seconds);
  }
  return seconds;
}

function shortest({ selectionSet }: OperationDefinitionNode): number {
  const times = selectionSet.selections.map((node) =>
    node.kind === Kind.FIELD && node.name.value !== '__typename' ? (freshSeconds[node.name.value] ?? 0) : 0,
  );
  return Math.min(...times);
}
