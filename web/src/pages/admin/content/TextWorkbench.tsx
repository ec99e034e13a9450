import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { Conflict } from '../conflict/Conflict.tsx';
import { Preview } from './Preview.tsx';
import { Difference } from './Difference.tsx';
import { HomePreview } from './home/HomePreview.tsx';
import { PublishForm } from './PublishForm.tsx';
import { type DeskText, kindWords, shopAddressOf } from './text-words.ts';
import { TextEditor } from './TextEditor.tsx';
import { useTextForm } from './useTextForm.ts';
import { VersionList } from './VersionList.tsx';

const Columns = chakra('div', {
  base: { display: 'grid', columnGap: '8', rowGap: '8', marginBottom: '10' },
  variants: {
    isWide: {
      true: { gridTemplateColumns: 'minmax(0, 1fr)' },
      false: { gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
  defaultVariants: { isWide: false },
});

const previewTitles: Readonly<Record<DeskText['kind'], string>> = {
  ARTICLE: 'As a visitor reads it',
  HOME: 'What a visitor finds',
  MAIL: 'With samples filled in',
  PAGE: 'As a visitor reads it',
};

interface Props {
  readonly initial: DeskText;
  /** Reads the text anew; null when it is gone. */
  readonly onReread: () => Promise<DeskText | null>;
}

/** What the text is, where it stands, and the way to where it is read. */
function Head({ text }: { readonly text: DeskText }) {
  const shopAddress = shopAddressOf(text);
  const isHome = text.kind === 'HOME';
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4" marginBottom="6">
      <DeskHeading size="section">{isHome ? kindWords.HOME : text.words.title}</DeskHeading>
      {isHome ? null : <Badge>{kindWords[text.kind]}</Badge>}
      {text.hasChanges ? <Badge tone="accent">Not published</Badge> : null}
      {shopAddress === null ? null : (
        <LinkButton to={shopAddress} variant="link" target="_blank">
          Open the page
        </LinkButton>
      )}
    </chakra.div>
  );
}

/** Where a text is written beside what a visitor will read, published, and gone back to an earlier version of. */
export function TextWorkbench({ initial, onReread }: Props) {
  const [text, setText] = useState(initial);
  const work = useTextForm({ text, onSaved: setText, onReread });
  const typed = useWatch({ control: work.form.control });
  const words = { ...text.words, ...typed };
  const { isDirty } = work.form.formState;
  useUnsavedGuard(isDirty);
  const isHome = text.kind === 'HOME';

  return (
    <>
      <Head text={text} />
      {work.theirs ? (
        <Conflict what="text" onKeepMine={() => void work.keepMine()} onTakeTheirs={work.takeTheirs}>
          <Difference kind={text.kind} before={work.theirs.words} after={words} />
        </Conflict>
      ) : null}
      <Columns isWide={isHome}>
        <TextEditor text={text} work={work} />
        <chakra.section aria-labelledby="desk-preview" minWidth="0">
          <Heading id="desk-preview" size="card" marginBottom="4">
            {previewTitles[text.kind]}
          </Heading>
          {isHome ? (
            <HomePreview slug={text.slug} words={words} />
          ) : (
            <Preview kind={text.kind} slug={text.slug} words={words} />
          )}
        </chakra.section>
      </Columns>
      <Columns>
        <chakra.section aria-labelledby="desk-changes" minWidth="0">
          <Heading id="desk-changes" size="card" marginBottom="4">
            {text.kind === 'MAIL' ? 'What changes in the mail' : 'What changes for visitors'}
          </Heading>
          {text.wordsInForce ? (
            <Difference kind={text.kind} before={text.wordsInForce} after={words} />
          ) : (
            <chakra.p color="ink.muted">Nobody reads it yet.</chakra.p>
          )}
        </chakra.section>
        <PublishForm text={text} hasUnsaved={isDirty} onPublished={setText} />
      </Columns>
      <VersionList text={text} words={words} onUse={work.use} />
    </>
  );
}
