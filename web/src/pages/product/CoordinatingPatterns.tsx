import { PatternRow } from './PatternRow.tsx';
import { useCoordinatingAssetsQuery } from './CoordinatingAssets.query.generated.ts';

/** What the studio drew to go with a pattern, the hero first. Left out when it stands alone. */
export function CoordinatingPatterns({ assetId, name }: { readonly assetId: string; readonly name: string }) {
  const { data, loading } = useCoordinatingAssetsQuery({ variables: { assetId } });
  return (
    <PatternRow
      id="coordinates"
      title={`Drawn to go with it: ${name}`}
      assets={data?.coordinatingAssets}
      isLoading={loading}
    />
  );
}
