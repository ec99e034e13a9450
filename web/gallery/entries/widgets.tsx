import { previewAt } from '@halfdrop/domain';
import { asset } from '@halfdrop/mocks';
import { type ComponentProps, useState } from 'react';
import { useProductsPageQuery } from '../../src/pages/products/ProductsPage.query.generated.ts';
import { ComparisonAnswer } from '#widgets/comparison-table/ComparisonAnswer.tsx';
import { ComparisonTable } from '#widgets/comparison-table/ComparisonTable.tsx';
import { FaqSection } from '#widgets/faq-section/FaqSection.tsx';
import { PatternItem } from '#widgets/pattern-list/PatternItem.tsx';
import { PatternList } from '#widgets/pattern-list/PatternList.tsx';
import { JudgedPicture } from '#widgets/tile-stage/JudgedPicture.tsx';
import { MarkOutlines } from '#widgets/tile-stage/MarkOutlines.tsx';
import { RepeatedTile } from '#widgets/tile-stage/RepeatedTile.tsx';
import { STAGE_VIEWS, stageWindow } from '#widgets/tile-stage/stage-view.ts';
import { TileOverlay } from '#widgets/tile-stage/TileOverlay.tsx';
import { TileStage } from '#widgets/tile-stage/TileStage.tsx';
import { ReasonDialog } from '#widgets/reason-dialog/ReasonDialog.tsx';
import { MailLinkPage } from '#widgets/mail-link/MailLinkPage.tsx';
import { SignInFrame } from '#widgets/sign-in-frame/SignInFrame.tsx';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { Button } from '#ui/Button.tsx';
import type { GalleryEntry } from '../entry.ts';

const sizes = '(min-width: 62em) 25vw, 50vw';
const plans = [
  { name: 'Starter', files: 'No', support: 'By mail' },
  { name: 'Pro', files: 'Yes, all', support: 'Yes' },
];
const comparison = {
  caption: 'Plans side by side',
  things: plans,
  keyOf: ({ name }: (typeof plans)[number]) => name,
  nameOf: ({ name }: (typeof plans)[number]) => name,
  criteria: [
    { label: 'Production files', answer: ({ files }: (typeof plans)[number]) => files },
    { label: 'Support', answer: ({ support }: (typeof plans)[number]) => support },
  ],
};
const kind = { __typename: 'HelpArticle' } as const;
const articles = [
  {
    ...kind,
    id: 'help-1',
    slug: 'free-trial',
    question: 'Is there a free trial?',
    answer: 'Yes: 7 days without a card.',
  },
  { ...kind, id: 'help-2', slug: 'refunds', question: 'Can I get a refund?', answer: 'Within 30 days.' },
];
const faq = { placeHeight: '10rem', onRetry: () => undefined };

function usePatterns() {
  const { data } = useProductsPageQuery({ variables: { filter: {}, sort: 'POPULAR', page: 1, limit: 8 } });
  return data?.assets?.items ?? [];
}

function Patterns({ columns }: { readonly columns: 'three' | 'four' | 'rows' }) {
  const count = { three: 3, four: 4, rows: 2 }[columns];
  return <PatternList assets={usePatterns().slice(0, count)} columns={columns} sizes={sizes} />;
}

function OnePattern() {
  const [, second] = usePatterns();
  return <PatternGrid columns="four">{second ? <PatternItem asset={second} sizes={sizes} /> : null}</PatternGrid>;
}

const source = previewAt(asset(0).previewBaseUrl, 320).url;
const tile = {
  title: 'Reeds',
  source,
  hasFailed: false,
  layout: 'half-drop',
  size: { width: 4000, height: 4000 },
  repeatMillimeters: 240,
} as const;
const oneTile = stageWindow({ view: STAGE_VIEWS[3], aspect: 1, repeatMillimeters: null, stage: null });
const box = { left: 0, top: 0.2, width: 0.1, height: 0.3 };

function Stage({ tile: shown }: { readonly tile: ComponentProps<typeof TileStage>['tile'] }) {
  const [view, setView] = useState<(typeof STAGE_VIEWS)[number]>(STAGE_VIEWS[0]);
  return <TileStage tile={shown} view={view} onView={setView} found={[box]} marks={[]} />;
}

function ReasonOnDemand() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Hide the review
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title="Hide the review?"
        hint="Stands in the audit."
        label="Hide it"
        send={() => Promise.resolve({ errors: [] })}
        onClose={() => setOpen(false)}
        onDone={() => undefined}
      >
        <p>Nobody but its author sees it any longer.</p>
      </ReasonDialog>
    </>
  );
}

/** Compositions shared by several pages, on mocked data. */
export const widgetEntries: readonly GalleryEntry[] = [
  {
    file: 'widgets/comparison-table/ComparisonAnswer.tsx',
    states: {
      yes: <ComparisonAnswer words="Yes, all" />,
      no: <ComparisonAnswer words="No" />,
      words: <ComparisonAnswer words="By mail" />,
    },
  },
  {
    file: 'widgets/comparison-table/ComparisonTable.tsx',
    states: { fitting: <ComparisonTable {...comparison} /> },
  },
  {
    file: 'widgets/faq-section/FaqSection.tsx',
    states: {
      loaded: <FaqSection {...faq} id="faq-loaded" title="Questions" articles={articles} isLoading={false} />,
      loading: <FaqSection {...faq} id="faq-loading" title="Questions on their way" articles={undefined} isLoading />,
      failed: (
        <FaqSection {...faq} id="faq-failed" title="Questions that failed" articles={undefined} isLoading={false} />
      ),
    },
  },
  { file: 'widgets/pattern-list/PatternItem.tsx', states: { default: <OnePattern /> } },
  {
    file: 'widgets/pattern-list/PatternList.tsx',
    states: {
      'four beside each other': <Patterns columns="four" />,
      'three beside each other': <Patterns columns="three" />,
      rows: <Patterns columns="rows" />,
    },
  },
  {
    file: 'widgets/tile-stage/JudgedPicture.tsx',
    states: {
      default: <JudgedPicture url={source} marks={[box]} caption="The file before it was corrected" />,
      failed: <JudgedPicture url="/missing.webp" marks={[box]} caption="The file before it was corrected" />,
    },
  },
  {
    file: 'widgets/tile-stage/MarkOutlines.tsx',
    states: {
      default: (
        <svg viewBox="0 0 1 1" width="160">
          <MarkOutlines aspect={1} marks={[{ ...box, left: 0.5 }]} />
        </svg>
      ),
    },
  },
  {
    file: 'widgets/tile-stage/RepeatedTile.tsx',
    states: {
      default: (
        <div style={{ position: 'relative', height: '20rem' }}>
          <RepeatedTile source={source} layout="brick" aspect={1} window={oneTile} />
        </div>
      ),
    },
  },
  {
    file: 'widgets/tile-stage/TileOverlay.tsx',
    states: {
      default: (
        <svg viewBox="-0.1 -0.1 1.2 1.2" width="320">
          <TileOverlay aspect={1} window={oneTile} found={[box]} marks={[{ ...box, left: 0.5 }]} />
        </svg>
      ),
    },
  },
  {
    file: 'widgets/tile-stage/TileStage.tsx',
    states: {
      default: <Stage tile={tile} />,
      'on its way': <Stage tile={{ ...tile, title: 'Reeds to come', source: null }} />,
      failed: <Stage tile={{ ...tile, title: 'Reeds that failed', source: null, hasFailed: true }} />,
    },
  },
  { file: 'widgets/reason-dialog/ReasonDialog.tsx', states: { default: <ReasonOnDemand /> } },
  {
    file: 'widgets/mail-link/MailLinkPage.tsx',
    states: {
      'without a token': (
        <MailLinkPage
          title="Confirm"
          about="One click, and it is confirmed."
          action="Confirm it"
          doneTitle="It is confirmed"
          done={() => 'Nothing else is to be done.'}
          follow={() => Promise.resolve({ errors: [] })}
        />
      ),
    },
  },
  {
    file: 'widgets/sign-in-frame/SignInFrame.tsx',
    states: {
      default: (
        <SignInFrame title="Login" target="/profile">
          <Button width="full">The form</Button>
        </SignInFrame>
      ),
      'with a bag to buy': (
        <SignInFrame title="Login to buy" target="/checkout">
          <Button width="full">The form before a purchase</Button>
        </SignInFrame>
      ),
    },
  },
];
