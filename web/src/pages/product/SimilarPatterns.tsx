import { PatternRow } from './PatternRow.tsx';
import { useSimilarAssetsQuery } from './SimilarAssets.query.generated.ts';

/** Patterns similar in color and texture. */
export function SimilarPatterns({ assetId }: { readonly assetId: string }) {
  const { data, loading } = useSimilarAssetsQuery({ variables: { assetId } });
  return <PatternRow id="similar" title="Sits well with" assets={data?.similarAssets} isLoading={loading} />;
}
