import { chakra } from '@chakra-ui/react';

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: '15px',
    overflowWrap: 'anywhere',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      padding: '2',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& thead th': { borderTop: '0', color: 'ink.muted', fontWeight: 'medium' },
    '& tbody th': { color: 'ink.muted', fontSize: '14px', fontWeight: 'normal' },
    '& col:first-of-type': { width: '6rem' },
    '& del': { color: 'ink.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'medium' },
  },
});

/** Metadata of a pattern. */
export interface SaidOfPattern {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly category: { readonly name: string } | null;
  /** Omitted if unknown. */
  readonly subcategory?: { readonly name: string } | null;
  readonly hasExtendedLicense: boolean;
}

const licenseWords = (isExtended: boolean) => (isExtended ? 'Standard and extended' : 'Standard');

/** Returns blank if either is unknown. */
function subcategoryWords(one: SaidOfPattern, other: SaidOfPattern): string {
  const isKnown = one.subcategory !== undefined && other.subcategory !== undefined;
  return isKnown ? (one.subcategory?.name ?? 'None') : '';
}

function differencesOf(one: SaidOfPattern, other: SaidOfPattern) {
  const said = [
    ['Title', one.title, other.title],
    ['Description', one.description, other.description],
    ['Tags', one.tags.join(', '), other.tags.join(', ')],
    ['Category', one.category?.name ?? 'Not said', other.category?.name ?? 'Not said'],
    ['Subcategory', subcategoryWords(one, other), subcategoryWords(other, one)],
    ['Licences', licenseWords(one.hasExtendedLicense), licenseWords(other.hasExtendedLicense)],
  ] as const;
  return said.filter(([, before, after]) => before !== after);
}

interface SaidChangesProps {
  readonly before: SaidOfPattern;
  readonly after: SaidOfPattern;
  /** Id of the element that labels the table. */
  readonly labelledBy: string;
}

/** Changed metadata of a pattern, before and after. */
export function SaidChanges({ before, after, labelledBy }: SaidChangesProps) {
  const differences = differencesOf(before, after);
  if (differences.length === 0) return <p>Its words stay as they are.</p>;
  return (
    <Table aria-labelledby={labelledBy}>
      <colgroup>
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(([label, was, is]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <del>{was}</del>
            </td>
            <td>
              <ins>{is}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
