import { chakra } from '@chakra-ui/react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { ComparisonAnswer } from '#widgets/comparison-table/ComparisonAnswer.tsx';
import { ComparisonTable } from '#widgets/comparison-table/ComparisonTable.tsx';
import { criteriaOf } from './license-criteria.ts';
import type { LicenseTable_LicenseFragment } from './LicenseTable.fragment.generated.ts';

const Card = chakra('li', {
  base: {
    padding: '5',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'card',
    '& h2': { fontFamily: 'display', fontSize: '24px', lineHeight: '1.2', marginBottom: '3' },
    '& dl > div': { paddingBlock: '2.5', borderTop: '1px solid', borderColor: 'line' },
    '& dt': { color: 'ink.muted', fontSize: '14px' },
  },
});

/** Licenses side by side, stacked on narrow screens. */
export function LicenseTable({ licenses: masked }: { licenses: readonly Masked<LicenseTable_LicenseFragment>[] }) {
  const licenses = readFragment<LicenseTable_LicenseFragment>(masked);
  const criteria = criteriaOf(licenses);
  return (
    <>
      <ComparisonTable
        hideBelow="md"
        caption="What each licence allows"
        things={licenses}
        keyOf={({ type }) => type}
        nameOf={({ name }) => name}
        criteria={criteria}
      />
      <chakra.ul listStyle="none" display="grid" gap="4" hideFrom="md" aria-label="Licences">
        {licenses.map((license) => (
          <Card key={license.type}>
            <h2>{license.name}</h2>
            <dl>
              {criteria.map(({ label, answer }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <ComparisonAnswer words={answer(license)} />
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </chakra.ul>
    </>
  );
}
