import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import type { TextKind } from '#generated/types.ts';
import { differenceOf } from './difference.ts';
import { sectionLines } from './home/home-words.ts';
import { fieldWords, type TextWords } from './text-words.ts';

const Words = chakra('div', {
  base: {
    padding: '4',
    borderRadius: 'md',
    background: 'linen',
    fontSize: '15px',
    lineHeight: '1.6',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& ins': { color: 'success', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& del': { color: 'accent', textDecoration: 'line-through' },
  },
});

interface Props {
  readonly kind: TextKind;
  readonly before: TextWords;
  readonly after: TextWords;
}

/** Differences between two versions of a text, field by field. */
export function Difference({ kind, before, after }: Props) {
  const names = fieldWords(kind);
  const changed = (['title', 'summary', 'body'] as const).filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return <chakra.p color="ink.muted">Nothing differs.</chakra.p>;
  return changed.map((field) => (
    <chakra.section key={field} marginBottom="4" aria-label={`Changes of the ${names[field].toLowerCase()}`}>
      <chakra.h3 fontWeight="semibold" marginBottom="1">
        {names[field]}
      </chakra.h3>
      <FieldDifference before={inWords(kind, field, before)} after={inWords(kind, field, after)} />
    </chakra.section>
  ));
}

/** The sections of the home page are compared as text. */
function inWords(kind: TextKind, field: keyof TextWords, words: TextWords): string {
  return kind === 'HOME' && field === 'body' ? sectionLines(words.body) : words[field];
}

function FieldDifference({ before, after }: { readonly before: string; readonly after: string }) {
  // Typing takes priority.
  const settled = useDeferredValue(after);
  const pieces = useMemo(() => differenceOf(before, settled), [before, settled]);
  return (
    <Words>
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'added') return <ins key={index}>{text}</ins>;
        return kind === 'removed' ? <del key={index}>{text}</del> : <span key={index}>{text}</span>;
      })}
    </Words>
  );
}
