import { chakra } from '@chakra-ui/react';
import { type HomeSection, isHomeLayoutFixed } from '@halfdrop/domain';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { layoutWords, sectionName } from './home-words.ts';
import { SectionFields } from './SectionFields.tsx';

interface Props {
  readonly section: HomeSection;
  readonly isOpen: boolean;
  /** Drag handle; omitted for the section that stays first. */
  readonly handle?: ReactNode;
  readonly onOpen: () => void;
  readonly onChange: (changes: Partial<HomeSection>) => void;
  readonly onRemove: () => void;
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingBlock: '2',
    '& .words': { flex: '1', minWidth: '10rem', overflowWrap: 'anywhere' },
    '& .words p + p': { color: 'ink.muted', fontSize: '14px' },
    '& .acts': {
      display: 'flex',
      gap: '2',
      // On phones below the text, next to the handle's space.
      flexBasis: { base: '100%', md: 'auto' },
      paddingLeft: { base: '14', md: '0' },
    },
  },
});

/** A section: title, visibility and, while expanded, its fields. */
export function SectionRow({ section, isOpen, handle, onOpen, onChange, onRemove }: Props) {
  const { layout, isShown, title } = section;
  const name = sectionName(section);
  const isFixed = isHomeLayoutFixed(layout);
  return (
    <>
      <Row>
        {handle ?? <chakra.span width="44px" flexShrink="0" />}
        <div className="words">
          <chakra.p fontWeight="medium">{name}</chakra.p>
          {title === '' ? null : <p>{layoutWords[layout]}</p>}
        </div>
        {isShown ? null : <Badge>Hidden</Badge>}
        <div className="acts">
          {layout === 'hero' ? null : (
            <Button
              variant="outline"
              size="sm"
              aria-label={`${isShown ? 'Hide' : 'Show'} ${name}`}
              onClick={() => onChange({ isShown: !isShown })}
            >
              {isShown ? 'Hide' : 'Show'}
            </Button>
          )}
          {isFixed ? null : (
            <Button variant="outline" size="sm" aria-expanded={isOpen} aria-label={`Change ${name}`} onClick={onOpen}>
              Change
            </Button>
          )}
          {layout === 'hero' ? null : (
            <Button variant="ghost" size="sm" aria-label={`Take ${name} out`} onClick={onRemove}>
              Take out
            </Button>
          )}
        </div>
      </Row>
      {isOpen && !isFixed ? <SectionFields section={section} onChange={onChange} /> : null}
    </>
  );
}
