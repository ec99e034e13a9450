import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Block, Inline } from '@halfdrop/domain';

const Quote = chakra('blockquote', {
  base: { fontFamily: 'display', fontSize: '22px', lineHeight: '1.35' },
});
const Code = chakra('pre', {
  base: {
    overflowX: 'auto',
    padding: '4',
    borderRadius: 'md',
    background: 'linen',
    fontFamily: 'mono',
    fontSize: '14px',
    lineHeight: '1.6',
    '& code': { fontFamily: 'inherit' },
  },
});
const InlineCode = chakra('code', {
  base: { paddingInline: '1', borderRadius: 'sm', background: 'linen', fontFamily: 'mono', fontSize: '0.9em' },
});
const underlined = { textDecoration: 'underline', textUnderlineOffset: '3px', _hover: { color: 'ink.muted' } } as const;
const PageLink = chakra(Link, { base: underlined });
const PlainLink = chakra('a', { base: underlined });

/** Paths handled by the server rather than the router. */
const notAPage = /^\/(?:api\/|graphql)/;

function Piece({ piece }: { piece: Inline }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return <chakra.strong fontWeight="semibold">{piece.text}</chakra.strong>;
    case 'code':
      return <InlineCode>{piece.text}</InlineCode>;
    case 'link':
      return /^[/#]/.test(piece.href) && !notAPage.test(piece.href) ? (
        <PageLink to={piece.href}>{piece.text}</PageLink>
      ) : (
        <PlainLink href={piece.href}>{piece.text}</PlainLink>
      );
  }
}

function Line({ content }: { content: readonly Inline[] }) {
  return content.map((piece, index) => <Piece key={index} piece={piece} />);
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line content={block.content} />
        </p>
      );
    case 'quote':
      return (
        <Quote>
          <Line content={block.content} />
        </Quote>
      );
    case 'code':
      return (
        <Code tabIndex={0}>
          <code>{block.text}</code>
        </Code>
      );
    case 'list':
      return (
        <chakra.ul
          as={block.isOrdered ? 'ol' : 'ul'}
          display="grid"
          gap="2"
          paddingInlineStart="5"
          listStyleType={block.isOrdered ? 'decimal' : 'disc'}
        >
          {block.items.map((item, index) => (
            <li key={index}>
              <Line content={item} />
            </li>
          ))}
        </chakra.ul>
      );
  }
}

/** Paragraphs, lists, quotations and code of a text. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}
