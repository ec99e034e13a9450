import { chakra } from '@chakra-ui/react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { PictureFrame } from '#features/catalog/PictureFrame.tsx';
import { moveItem } from '#lib/move-item.ts';
import { useReorder } from '#lib/useReorder.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { MoveHandle } from '#ui/MoveHandle.tsx';
import type { Picked } from './picked.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '44px 56px minmax(0, 1fr) 44px', md: '44px 64px minmax(0, 1fr) auto 44px' },
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '2',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li[data-dragged]': { background: 'linen' },
    '& .title': { overflowWrap: 'anywhere' },
    '& label': {
      gridColumn: { base: '3', md: 'auto' },
      gridRow: { base: '2', md: 'auto' },
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '44px',
    },
    '& .remove': { gridColumn: { base: '4', md: '-2' }, gridRow: '1' },
  },
});
interface Props {
  readonly picked: readonly Picked[];
  readonly onChange: (picked: readonly Picked[]) => void;
  /** The cover; omitted if there is none. */
  readonly cover?: { readonly id: string | null; readonly onChange: (assetId: string) => void };
  /** Explains where the picks are shown. */
  readonly hint: string;
}

/** Picked patterns in order. */
export function PickedPatterns({ picked, onChange, cover, hint }: Props) {
  const { list, dragged, handleOf } = useReorder(picked.length, (from, to) => onChange(moveItem(picked, from, to)));
  return (
    <section aria-labelledby="picked">
      <Heading id="picked" size="card" marginBottom="2">
        Patterns
      </Heading>
      <chakra.p color="ink.muted" marginBottom="3">
        Drag them into order, or move them with the arrow keys on the handle. {hint}
      </chakra.p>
      {picked.length === 0 ? <p>None yet. Add some below.</p> : null}
      <List ref={list} role="list" aria-labelledby="picked">
        {picked.map(({ assetId, title, picture }, index) => (
          <li key={assetId} data-dragged={dragged === index || undefined}>
            <MoveHandle title={title} place={index + 1} count={picked.length} {...handleOf(index, `move-${assetId}`)} />
            <PictureFrame>{picture ? <PatternPicture asset={picture} sizes="64px" isDecorative /> : null}</PictureFrame>
            <div className="title">
              {title} {picture ? null : <Badge>Not on sale</Badge>}
            </div>
            {cover ? (
              <label>
                <input
                  type="radio"
                  name="cover"
                  aria-label={`${title} is the cover`}
                  checked={cover.id === assetId}
                  onChange={() => cover.onChange(assetId)}
                />
                Cover
              </label>
            ) : null}
            <Button
              className="remove"
              variant="ghost"
              size="sm"
              aria-label={`Take ${title} out`}
              onClick={() => onChange(picked.filter((each) => each.assetId !== assetId))}
            >
              <CloseIcon />
            </Button>
          </li>
        ))}
      </List>
    </section>
  );
}
