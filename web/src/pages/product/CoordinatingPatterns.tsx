import { PatternRow } from './PatternRow.tsx';
import { useCoordinatingAssetsQuery } from './CoordinatingAssets.query.generated.ts';

/** Coordinating patterns of the same design collection, the hero first. Hidden if there are none. */
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
