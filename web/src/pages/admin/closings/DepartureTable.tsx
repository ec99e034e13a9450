import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import type { Departure_AnnouncedFragment } from './Departure.fragment.generated.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';

type Announced = Departure_AnnouncedFragment;

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '15px',
    overflowWrap: 'anywhere',
    '& th, & td': { textAlign: 'start', padding: '2', borderBottom: '1px solid', borderColor: 'line' },
    '& tbody th, & td': { verticalAlign: 'top', fontWeight: 'normal' },
    '& thead th': { color: 'ink.muted', fontWeight: 'medium' },
  },
});

interface Props {
  readonly departures: readonly Announced[];
  readonly onChanged: () => void;
}

/** Studios by their last day; a closing can be revoked until then. */
export function DepartureTable({ departures, onChanged }: Props) {
  const [staying, setStaying] = useState<Announced | null>(null);
  return (
    <>
      <Table aria-label="Studios that leave">
        <thead>
          <tr>
            <th scope="col">Studio</th>
            <th scope="col">Last day</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {departures.map((announced) => {
            const { id, name, slug, departure } = announced;
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/designer/${slug}`}>{name}</Link>
                </th>
                <td>
                  <time dateTime={departure.leavesAt}>{formatDay(departure.leavesAt)}</time>
                  {departure.leftAt === null ? null : <chakra.div color="ink.muted">Has left</chakra.div>}
                </td>
                <td>
                  {departure.isByShop ? departure.reason : 'Leaves by itself'}
                  {departure.isByShop && departure.leftAt === null ? (
                    <chakra.div>
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={`Do not close ${name}`}
                        onClick={() => setStaying(announced)}
                      >
                        Do not close it
                      </Button>
                    </chakra.div>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <TakeBackDialog staying={staying} onClose={() => setStaying(null)} onTakenBack={onChanged} />
    </>
  );
}
