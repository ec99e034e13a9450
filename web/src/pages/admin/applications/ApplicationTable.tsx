import { chakra } from '@chakra-ui/react';
import { countryName } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { statusWords } from './application-status.ts';
import type { ApplicationsPageQuery } from './ApplicationsPage.query.generated.ts';

type Application = NonNullable<ApplicationsPageQuery['studioApplications']>['items'][number];

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '15px',
    '& th, & td': { textAlign: 'start', padding: '2', height: '44px', borderBottom: '1px solid', borderColor: 'line' },
    '& thead th': { position: 'sticky', top: '0', background: 'paper', color: 'ink.muted', fontWeight: 'medium' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .wide': { display: { base: 'none', md: 'table-cell' } },
  },
});

/** Applications, one on each row; the name of the studio leads to it. */
export function ApplicationTable({ applications }: { readonly applications: readonly Application[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Studio</th>
          <th scope="col" className="wide">
            Applicant
          </th>
          <th scope="col" className="wide">
            Country
          </th>
          <th scope="col">Status</th>
          <th scope="col">Answer due</th>
        </tr>
      </thead>
      <tbody>
        {applications.map(({ id, studioName, status, country, answerDueAt, applicant }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/admin/applications/${id}`}>{studioName}</Link>
            </th>
            <td className="wide">{applicant?.name}</td>
            <td className="wide">{countryName(country) ?? country}</td>
            <td>{statusWords[status]}</td>
            <td>{answerDueAt === null ? null : <time dateTime={answerDueAt}>{formatMoment(answerDueAt)}</time>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
