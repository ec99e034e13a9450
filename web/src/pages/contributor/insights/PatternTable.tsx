import { Link } from 'react-router-dom';
import type { StudioInsightsQuery } from './StudioInsights.query.generated.ts';
import { CountTable } from '#ui/CountTable.tsx';

type Pattern = NonNullable<StudioInsightsQuery['studioInsights']>['patterns'][number];

/** Views, sales and claims by pattern, most popular first. */
export function PatternTable({ patterns }: { readonly patterns: readonly Pattern[] }) {
  return (
    <CountTable aria-labelledby="by-pattern">
      <thead>
        <tr>
          <th scope="col">Pattern</th>
          <th scope="col" className="number">
            Viewed
          </th>
          <th scope="col" className="number">
            Sold
          </th>
          <th scope="col" className="number">
            Claimed
          </th>
        </tr>
      </thead>
      <tbody>
        {patterns.map(({ id, title, slug, views, sales, claims }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/product/${slug}`}>{title}</Link>
            </th>
            <td className="number">{views}</td>
            <td className="number">{sales}</td>
            <td className="number">{claims}</td>
          </tr>
        ))}
      </tbody>
    </CountTable>
  );
}
