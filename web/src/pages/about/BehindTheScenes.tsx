import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import type { Section } from '@halfdrop/domain';
import { RichText } from '#features/content/RichText.tsx';
import type { Masked } from '#lib/fragments.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/icons.tsx';
import { PageSection } from '#features/content/PageSection.tsx';
import type { AboutPicture_AssetFragment } from './AboutPicture.fragment.generated.ts';
import { ScenePreview } from './ScenePreview.tsx';

interface BehindTheScenesProps {
  readonly section: Section | undefined;
  readonly pictures: readonly Masked<AboutPicture_AssetFragment>[];
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gap: { base: '6', lg: '16' },
    alignItems: 'center',
  },
});
/** All slides share one grid cell, so that the tallest sets the height. */
const Words = chakra('div', {
  base: {
    display: 'grid',
    '& > div': { gridArea: '1 / 1' },
    '& > div[hidden]': { display: 'block', visibility: 'hidden' },
    '& h3': { fontFamily: 'display', fontSize: { base: '26px', md: '32px' }, lineHeight: '1.15', marginBottom: '3' },
    '& p': { maxWidth: '42ch', color: 'ink.muted', fontSize: '18px' },
  },
});
const Dot = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    borderRadius: 'full',
    '&::after': {
      content: '""',
      width: '10px',
      height: '10px',
      borderRadius: 'full',
      border: '1px solid',
      borderColor: 'line.control',
    },
    '&[aria-current]::after': { background: 'ink', borderColor: 'ink' },
  },
});

/** Slideshow of how a pattern is made. Never advances by itself; controlled by arrows, dots and arrow keys. */
export function BehindTheScenes({ section, pictures }: BehindTheScenesProps) {
  const [shown, show] = useState(0);
  if (!section || section.entries.length === 0) return null;
  const { heading, entries } = section;
  const last = entries.length - 1;
  const previous = () => show(shown === 0 ? last : shown - 1);
  const next = () => show(shown === last ? 0 : shown + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') previous();
    else if (event.key === 'ArrowRight') next();
    else return;
    event.preventDefault();
  };

  return (
    <PageSection heading={heading}>
      <Frame role="group" aria-roledescription="carousel" aria-label={heading} onKeyDown={onKeyDown}>
        {pictures.length > 0 ? <ScenePreview step={shown} picture={pictures[shown % pictures.length]} /> : null}
        <div>
          <Words aria-live="polite">
            {entries.map((entry, index) => (
              <div
                key={entry.heading}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${entries.length}`}
                hidden={index !== shown}
              >
                <h3>{entry.heading}</h3>
                <RichText blocks={entry.blocks} />
              </div>
            ))}
          </Words>
          <chakra.div display="flex" alignItems="center" gap="2" marginTop="8">
            <Button variant="outline" size="icon" aria-label="Previous slide" onClick={previous}>
              <ArrowLeftIcon />
            </Button>
            {entries.map((entry, index) => (
              <Dot
                key={entry.heading}
                type="button"
                aria-label={`Slide ${index + 1}: ${entry.heading}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
              />
            ))}
            <Button variant="outline" size="icon" aria-label="Next slide" onClick={next}>
              <ArrowRightIcon />
            </Button>
          </chakra.div>
        </div>
      </Frame>
    </PageSection>
  );
}
