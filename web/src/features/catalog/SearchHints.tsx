import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { usePictureSearch } from './usePictureSearch.ts';

interface SearchHintsProps {
  /** Called when a search navigates to another page. */
  readonly onLeave?: (() => void) | undefined;
}

/** Initial colors for searching by palette. */
const FIRST_PALETTE = ['1f3a5f-50', 'f1e6d2-50'];

const Panel = chakra('div', {
  base: {
    display: 'none',
    position: 'absolute',
    zIndex: 29,
    insetInline: '0',
    top: 'calc(100% + 8px)',
    padding: '4',
    background: 'card',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    fontSize: '14px',
    'form:focus-within &': { display: 'block' },
    // Once text is typed, suggestions take its place.
    'form:has(input[type=search]:not(:placeholder-shown)) &': { display: 'none' },
    '&[data-over], &[aria-busy=true]': { display: 'block !important' },
    '&[data-over]': { borderColor: 'ink', borderStyle: 'dashed' },
  },
});
const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' } });

/** Hints below the search box: search by a dropped, pasted or chosen picture, or by colors. */
export function SearchHints({ onLeave }: SearchHintsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isOver, isSending, send, searchByColors } = usePictureSearch(panel, onLeave);
  const words = isOver
    ? 'Drop it to find patterns that look like it.'
    : 'Search by looks: drop or paste a picture here.';
  return (
    <Panel ref={panel} data-over={isOver ? '' : undefined} aria-busy={isSending}>
      <p role="status">{isSending ? 'Looking at your picture…' : words}</p>
      <Choices hidden={isOver || isSending}>
        <Button size="sm" variant="outline" type="button" onClick={() => input.current?.click()}>
          Choose a picture
        </Button>
        <Button size="sm" variant="outline" type="button" onClick={() => searchByColors(FIRST_PALETTE)}>
          Mix colors
        </Button>
      </Choices>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Picture to search by"
        hidden
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          if (picture) void send(picture);
          target.value = '';
        }}
      />
    </Panel>
  );
}
