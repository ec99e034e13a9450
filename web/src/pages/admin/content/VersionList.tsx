import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { DeskText, TextWords } from './text-words.ts';
import { VersionDialog } from './VersionDialog.tsx';

interface Props {
  readonly text: DeskText;
  /** The current input. */
  readonly words: TextWords;
  readonly onUse: (words: TextWords) => void;
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingBlock: '2',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});

/** Published versions of a text, each of which can be restored. */
export function VersionList({ text, words, onUse }: Props) {
  const [looked, setLooked] = useState<number | null>(null);
  const { versions, versionInForce } = text;
  return (
    <chakra.section aria-labelledby="desk-versions">
      <Heading id="desk-versions" size="card" marginBottom="3">
        Versions
      </Heading>
      {versions.length === 0 ? (
        <chakra.p color="ink.muted">It has the words it came with.</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" role="list" aria-label="Versions">
          {versions.map(({ version, publishedAt, effectiveAt }) => (
            <Row key={version}>
              <span>
                Version {version}, published {formatDay(publishedAt)}
                {effectiveAt === publishedAt ? '' : `, from ${formatDay(effectiveAt)}`}
              </span>
              {version === versionInForce ? <Badge tone="success">In force</Badge> : null}
              {version > (versionInForce ?? 0) ? <Badge>To come</Badge> : null}
              <Button size="sm" variant="outline" onClick={() => setLooked(version)}>
                Compare with version {version}
              </Button>
            </Row>
          ))}
        </chakra.ul>
      )}
      <VersionDialog
        text={text}
        version={looked}
        words={words}
        onClose={() => setLooked(null)}
        onUse={(earlier) => {
          setLooked(null);
          onUse(earlier);
        }}
      />
    </chakra.section>
  );
}
