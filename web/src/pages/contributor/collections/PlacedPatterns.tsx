import { chakra } from '@chakra-ui/react';
import type { CollectionRole } from '#generated/types.ts';
import { useReorder } from '#lib/useReorder.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Select } from '#ui/Input.tsx';
import { MoveHandle } from '#ui/MoveHandle.tsx';
import { type PlacedPattern, roleWords } from './collection-words.ts';
import { StudioPatternPicture } from './StudioPatternPicture.tsx';
import type { CollectionForm } from './useCollectionForm.ts';

const PARTS: readonly CollectionRole[] = ['HERO', 'COORDINATE', 'BLENDER'];

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '44px 56px minmax(0, 1fr) 44px', md: '44px 72px minmax(0, 1fr) 10rem 7rem 44px' },
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      paddingBlock: '2',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li[data-dragged]': { background: 'linen' },
    '& .title': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& .role': { gridColumn: { base: '3', md: 'auto' }, gridRow: { base: '2', md: 'auto' } },
    '& .cover': { gridColumn: { base: '3 / -1', md: 'auto' }, gridRow: { base: '3', md: 'auto' } },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '44px', fontSize: '15px' },
    '& .remove': { gridColumn: { base: '4', md: 'auto' }, gridRow: { base: '1', md: 'auto' } },
  },
});

/** Patterns of a collection in order, with their roles and the choice of cover. */
export function PlacedPatterns({ form }: { readonly form: CollectionForm }) {
  const { patterns } = form.contents;
  const { list, dragged, handleOf } = useReorder(patterns.length, form.move);
  return (
    <section aria-labelledby="placed">
      <Heading id="placed" as="h3" size="card" marginBottom="2">
        Patterns
      </Heading>
      <chakra.p color="ink.muted" marginBottom="3">
        Drag them into order, or move them with the arrow keys on the handle. Shoppers see what is on sale alone.
      </chakra.p>
      {patterns.length === 0 ? <p>None yet. Add some below.</p> : null}
      <List ref={list} role="list" aria-labelledby="placed">
        {patterns.map((placed, index) => (
          <li key={placed.pattern.id} data-dragged={dragged === index || undefined}>
            <MoveHandle
              title={placed.pattern.title}
              place={index + 1}
              count={patterns.length}
              {...handleOf(index, `move-${placed.pattern.id}`)}
            />
            <Placed placed={placed} form={form} />
          </li>
        ))}
      </List>
    </section>
  );
}

function Placed({ placed, form }: { readonly placed: PlacedPattern; readonly form: CollectionForm }) {
  const { role: part, pattern } = placed;
  const { contents, change, giveRole, take } = form;
  return (
    <>
      <StudioPatternPicture pattern={pattern} sizes="72px" />
      <div>
        <p className="title">{pattern.title}</p>
        {pattern.status === 'APPROVED' ? null : <Badge>Not on sale</Badge>}
      </div>
      <div className="role">
        <Select
          aria-label={`Role of ${pattern.title}`}
          value={part}
          onChange={({ target }) => giveRole(pattern.id, PARTS.find((each) => each === target.value) ?? part)}
        >
          {PARTS.map((each) => (
            <option key={each} value={each}>
              {roleWords[each]}
            </option>
          ))}
        </Select>
      </div>
      <div className="cover">
        <label>
          <input
            type="radio"
            name="cover"
            aria-label={`${pattern.title} is the cover`}
            checked={contents.coverId === pattern.id}
            onChange={() => change({ coverId: pattern.id })}
          />
          Cover
        </label>
      </div>
      <Button
        className="remove"
        variant="ghost"
        size="sm"
        aria-label={`Take ${pattern.title} out`}
        onClick={() => take(pattern.id)}
      >
        <CloseIcon />
      </Button>
    </>
  );
}
