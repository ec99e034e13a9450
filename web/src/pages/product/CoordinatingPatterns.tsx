import { PatternRow } from './PatternRow.tsx';
import { useCoordinatesQuery } from './Coordinates.query.generated.ts';

/** What the studio drew to go with a pattern, the hero first. Left out when it stands alone. */
export function CoordinatingPatterns({ assetId, name }: { readonly assetId: string; readonly name: string }) {
  const { data, loading } = useCoordinatesQuery({ variables: { id: assetId } });
  return (
    <PatternRow
      id="coordinates"
      title={`Drawn to go with it: ${name}`}
      assets={data?.coordinates}
      isLoading={loading}
    />
  );
}
