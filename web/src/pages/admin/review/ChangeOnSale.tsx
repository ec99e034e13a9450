import { chakra } from '@chakra-ui/react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Reviewed } from './reviewed.ts';

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

const licenseWords = (isExtended: boolean) => (isExtended ? 'Standard and extended' : 'Standard');

/** What a newer version says otherwise than what is on sale, before and after. */
function differencesOf(
  { submission }: Reviewed,
  onSale: NonNullable<Reviewed['submission']['asset']>,
): ReadonlyArray<readonly [label: string, before: string, after: string]> {
  const { title, description, tags, category, hasExtendedLicense } = submission;
  const said = [
    ['Title', onSale.title, title],
    ['Description', onSale.description, description],
    ['Tags', onSale.tags.join(', '), tags.join(', ')],
    ['Category', onSale.category.name, category?.name ?? 'Not said'],
    ['Licences', licenseWords(onSale.licenseTypes.includes('EXTENDED')), licenseWords(hasExtendedLicense)],
  ] as const;
  return said.filter(([, before, after]) => before !== after);
}

/** What is on sale beside the newer version that is reviewed: its picture, and what would change. */
export function ChangeOnSale({ review }: { readonly review: Reviewed }) {
  const { asset: onSale } = review.submission;
  if (!onSale) return null;
  const differences = differencesOf(review, onSale);
  return (
    <section aria-labelledby="on-sale">
      <Heading id="on-sale" size="card" marginBottom="3">
        A change of what is on sale
      </Heading>
      <chakra.div display="flex" gap="4" alignItems="flex-start" marginBottom="3">
        <chakra.div
          width="7rem"
          flexShrink="0"
          css={{ '& img': { display: 'block', width: '100%', borderRadius: 'md' } }}
        >
          <PatternPicture asset={onSale} sizes="112px" />
        </chakra.div>
        <chakra.p color="ink.muted" fontSize="15px">
          On sale now. It stays so until this version is approved; who has bought it keeps that file.
        </chakra.p>
      </chakra.div>
      {differences.length === 0 ? (
        <p>Its words stay as they are.</p>
      ) : (
        <Table aria-labelledby="on-sale">
          <colgroup>
            <col />
            <col />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">On sale</th>
              <th scope="col">Would be</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(([label, before, after]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <del>{before}</del>
                </td>
                <td>
                  <ins>{after}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
