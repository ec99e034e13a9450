import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { LicenseType } from '#generated/types.ts';
import { answerWords } from '#lib/license-words.ts';
import { useLicenseUsesQuery } from './LicenseUses.query.generated.ts';
import { LicenseUsesSkeleton } from './LicenseUsesSkeleton.tsx';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '14px',
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: { base: '2', md: '3' },
      borderTop: '1px solid',
      borderColor: 'line',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& :is(th, td):last-child': { paddingInlineEnd: '0' },
    '& thead th, & thead td': { borderTop: '0' },
    '& thead th': { fontWeight: 'semibold' },
    '& tbody th': { color: 'ink.muted', fontWeight: 'normal' },
  },
});
const TermsLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

/** What people do with patterns, answered for each license this one comes under; without the answers, the way to them. */
export function LicenseUses({ licenseTypes }: { readonly licenseTypes: readonly LicenseType[] }) {
  const { data, loading } = useLicenseUsesQuery({ ssr: false });
  if (loading && !data) return <LicenseUsesSkeleton />;
  const offered = (data?.licenses ?? []).filter(({ type }) => licenseTypes.includes(type));
  const questions = offered[0]?.uses ?? [];
  return (
    <>
      {questions.length > 0 ? (
        <Table>
          <chakra.caption srOnly>What each licence of this pattern allows</chakra.caption>
          <thead>
            <tr>
              <td>
                <chakra.span srOnly>What one may want to do</chakra.span>
              </td>
              {offered.map(({ type, name }) => (
                <th key={type} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.map(({ name }, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {offered.map(({ type, uses }) => (
                  <td key={type}>{answerWords(uses[index]?.answer ?? 'NO')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      <TermsLink to="/licenses">All about licences</TermsLink>
    </>
  );
}
