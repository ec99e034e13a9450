import { chakra } from '@chakra-ui/react';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { criteriaOf } from './license-criteria.ts';
import type { LicenseTable_LicenseFragment } from './LicenseTable.fragment.generated.ts';

type Licenses = readonly LicenseTable_LicenseFragment[];

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: '15px',
    '& th, & td': {
      padding: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& tbody th': { width: '22%', paddingInlineStart: '0', fontWeight: 'medium' },
    '& thead th': { fontFamily: 'display', fontSize: '22px', fontWeight: 'normal', lineHeight: '1.2' },
  },
});
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
const Marked = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', '& svg': { flexShrink: 0 } },
  variants: { isYes: { true: { '& svg': { color: 'success' } }, false: { color: 'ink.muted' } } },
});

function Answer({ words }: { words: string }) {
  const isYes = words.startsWith('Yes');
  if (!isYes && words !== 'No') return words;
  return (
    <Marked isYes={isYes}>
      {isYes ? <CheckIcon size={16} /> : <CloseIcon size={14} />}
      {words}
    </Marked>
  );
}

/** The licences side by side; one below the other where the screen is narrow. */
export function LicenseTable({ licenses }: { licenses: Licenses }) {
  return (
    <>
      <WideTable licenses={licenses} />
      <chakra.ul listStyle="none" display="grid" gap="4" hideFrom="md" aria-label="Licences">
        {licenses.map((license) => (
          <Card key={license.type}>
            <h2>{license.name}</h2>
            <dl>
              {criteriaOf(licenses).map(({ label, answer }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Answer words={answer(license)} />
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

function WideTable({ licenses }: { licenses: Licenses }) {
  return (
    <Table hideBelow="md">
      <chakra.caption srOnly>What each licence allows</chakra.caption>
      <thead>
        <tr>
          <td>
            <chakra.span srOnly>What is compared</chakra.span>
          </td>
          {licenses.map(({ type, name }) => (
            <th key={type} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteriaOf(licenses).map(({ label, answer }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {licenses.map((license) => (
              <td key={license.type}>
                <Answer words={answer(license)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
