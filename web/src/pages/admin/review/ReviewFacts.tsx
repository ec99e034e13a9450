import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { repeatName } from '#features/stage/repeat-name.ts';
import { creationMethodWords } from '#features/studios/creation-methods.ts';
import { formatMoment } from '#lib/dates.ts';
import { fileSize } from '#lib/file-size.ts';
import type { Reviewed } from './reviewed.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    fontSize: '15px',
    overflowWrap: 'anywhere',
    '& dt': { color: 'ink.muted', fontSize: '14px' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

function sizeOf({ size, bytes, fileName }: Reviewed['submission']): string {
  const pixels = size ? `${size.width} × ${size.height} px, ` : '';
  return `${fileName}, ${pixels}${fileSize(bytes)}`;
}

function factsOf({ submission, studio, dueAt }: Reviewed): ReadonlyArray<readonly [string, ReactNode]> {
  const { category, subcategory, repeatLayout, repeatMillimeters, creationMethod, fittingLayouts } = submission;
  const fitting = fittingLayouts.map(repeatName).join(', ');
  return [
    [
      'Studio',
      studio ? (
        <Link key="studio" to={`/designer/${studio.slug}`}>
          {studio.name}
        </Link>
      ) : (
        'Cannot be shown just now'
      ),
    ],
    ['Description', submission.description],
    ['Tags', submission.tags.join(', ')],
    ['Category', [category?.name, subcategory?.name].filter(Boolean).join(' › ')],
    ['Layout', `${repeatName(repeatLayout)}${fitting === '' ? '' : `; joins as ${fitting}`}`],
    ['True size', repeatMillimeters === null ? 'Not said' : `${repeatMillimeters / 10} cm wide`],
    ['How it is made', creationMethod ? creationMethodWords[creationMethod].label : 'Not said'],
    ['Licences', submission.hasExtendedLicense ? 'Standard and extended' : 'Standard'],
    ['File', sizeOf(submission)],
    [
      'Answer due',
      <time key="due" dateTime={dueAt}>
        {formatMoment(dueAt)}
      </time>,
    ],
  ];
}

/** Metadata of a submission, and its studio. */
export function ReviewFacts({ review }: { readonly review: Reviewed }) {
  return (
    <List>
      {factsOf(review).map(([label, fact]) => (
        <chakra.div key={label} display="contents">
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </chakra.div>
      ))}
    </List>
  );
}
