import { chakra } from '@chakra-ui/react';
import type { FileFormat } from '#generated/types.ts';
import { Button } from '#ui/Button.tsx';
import { useDownload } from './useDownload.ts';

interface Props {
  readonly entitlementId: string;
  readonly title: string;
  readonly formats: readonly FileFormat[];
  /** Slug of the files' palette; defaults to the one acquired. */
  readonly palette?: string | undefined;
}

const Choice = chakra('details', {
  base: {
    marginTop: '2',
    '& summary': { display: 'inline-block', fontSize: '14px', cursor: 'pointer', paddingBlock: '1' },
    '& summary:hover': { textDecoration: 'underline' },
    '& div': { display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: '2' },
  },
});

/** Selects a single format to download; hidden if the license has only one. */
export function FormatChoice({ entitlementId, title, formats, palette }: Props) {
  const { download, isPreparing } = useDownload();
  if (formats.length < 2)
    return (
      <chakra.p color="ink.muted" fontSize="14px">
        {formats.join(', ')}
      </chakra.p>
    );
  return (
    <Choice>
      <summary>Choose a format: {formats.join(', ')}</summary>
      <div>
        {formats.map((format) => (
          <Button
            key={format}
            size="sm"
            variant="outline"
            disabled={isPreparing}
            onClick={() =>
              void download(entitlementId, title, { formats: [format], ...(palette !== undefined && { palette }) })
            }
            aria-label={`Download ${title} as ${format}`}
          >
            {format}
          </Button>
        ))}
      </div>
    </Choice>
  );
}
