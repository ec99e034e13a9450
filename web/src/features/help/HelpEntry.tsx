import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Answer } from './Answer.tsx';
import type { HelpGroup } from './help-search.ts';

/** A question in the help center. */
export type HelpArticle = HelpGroup['articles'][number];

interface HelpEntryProps {
  readonly article: HelpArticle;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Heading level of the question. */
  readonly level: 'h3' | 'h4';
  /** Shown below the answer. */
  readonly children?: ReactNode;
}

const Item = chakra('li', { base: { borderTop: '1px solid', borderColor: 'line', scrollMarginTop: '96px' } });
const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    width: 'full',
    minHeight: '14',
    paddingBlock: '3.5',
    fontWeight: 'semibold',
    fontSize: '17px',
    lineHeight: '1.4',
    textAlign: 'start',
    '& svg': { flexShrink: 0, transition: 'transform 200ms' },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '1px' },
  },
});
const Panel = chakra('div', {
  base: {
    maxWidth: 'text',
    paddingBottom: '6',
    '& > p + p': { marginTop: '3' },
    '&[hidden]': { display: 'none' },
  },
});

const Permalink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    color: 'ink.muted',
    fontSize: '15px',
    textDecoration: 'underline',
  },
});

/** A collapsible question. The answer is always in the page, so that it can be found. */
export function HelpEntry({ article, isOpen, onToggle, level, children }: HelpEntryProps) {
  const Question = level;
  const answerId = `answer-${article.slug}`;
  return (
    <Item id={article.slug}>
      <Question>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={answerId} onClick={onToggle}>
          {article.question}
          <ChevronDownIcon />
        </Toggle>
      </Question>
      <Panel id={answerId} hidden={!isOpen}>
        <Answer text={article.answer} />
        <Permalink to={`/help/${article.slug}`}>Link to this answer</Permalink>
        {isOpen ? children : null}
      </Panel>
    </Item>
  );
}
