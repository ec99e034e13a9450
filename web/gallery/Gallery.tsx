import { chakra } from '@chakra-ui/react';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { galleryEntries } from './entries.ts';

const Entry = chakra('section', {
  base: { borderTop: '1px solid', borderColor: 'line', paddingBlock: '8', display: 'grid', gap: '5' },
});
const Name = chakra('p', { base: { color: 'ink.muted', fontSize: '14px', marginBottom: '2' } });

/** All components of the design system in all states, for developers: `npm run dev`, `/dev/gallery`. */
export function Gallery() {
  return (
    <main>
      <Page space="page">
        <Heading as="h1" size="page" marginBottom="8">
          Design system
        </Heading>
        {galleryEntries.map(({ file, states }) => (
          <Entry key={file} aria-labelledby={file}>
            <Heading as="h2" size="card" id={file}>
              {file}
            </Heading>
            {Object.entries(states).map(([name, state]) => (
              <div key={name}>
                <Name>{name}</Name>
                {state}
              </div>
            ))}
          </Entry>
        ))}
      </Page>
    </main>
  );
}
