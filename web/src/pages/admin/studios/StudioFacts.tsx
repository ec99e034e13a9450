import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { FactList } from '#ui/FactList.tsx';
import type { DeskStudio_StudioFragment } from './DeskStudio.fragment.generated.ts';

/** Facts about a studio; pattern counts link to their lists. */
export function StudioFacts({ studio }: { readonly studio: DeskStudio_StudioFragment }) {
  const { slug, name, specialty, about, links, country, categoryName, joinedYear } = studio;
  const { onSaleCount, withdrawnCount, heldCount, saleCount, earned, hold, announcedHold, leftAt } = studio;
  const patterns = (count: number, view: string) => (
    <Link to={`/admin/assets?${new URLSearchParams({ view, q: name }).toString()}`}>{count}</Link>
  );
  return (
    <FactList
      facts={[
        [
          'Page',
          <Link key="page" to={`/designer/${slug}`}>
            /designer/{slug}
          </Link>,
        ],
        ['Known for', `${specialty}; ${categoryName}`],
        ['About', about === '' ? null : about],
        ['Links', links.length === 0 ? null : links.join(', ')],
        ['Country', country],
        ['Since', joinedYear],
        ['Patterns on sale', patterns(onSaleCount, 'on-sale')],
        ['Withdrawn', patterns(withdrawnCount - heldCount, 'withdrawn')],
        ['Taken from sale by us', patterns(heldCount, 'held')],
        ['Single sales', saleCount],
        ['Earned by them', formatMoney(earned)],
        ['Held by us', hold && `${formatDay(hold.heldAt)}: ${hold.reason}`],
        ['Held by us from', announcedHold && `${formatDay(announcedHold.startsAt)}: ${announcedHold.reason}`],
        ['Has left', leftAt === null ? null : formatDay(leftAt)],
      ]}
    />
  );
}
