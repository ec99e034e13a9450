import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Heading } from '#ui/Heading.tsx';
import type { DryRunSearchMutation } from './DryRunSearch.mutation.generated.ts';

type Found = NonNullable<DryRunSearchMutation['dryRunSearch']['dryRun']>;

/** Search results now and with the draft, side by side. */
export function DryRun({ found }: { readonly found: Found }) {
  return (
    <chakra.div
      role="status"
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      marginTop="6"
      maxWidth="40rem"
    >
      <Outcome title="Now" outcome={found.before} />
      <Outcome title="With the synonym" outcome={found.after} />
    </chakra.div>
  );
}

function Outcome({ title, outcome }: { readonly title: string; readonly outcome: Found['before'] }) {
  return (
    <section aria-label={title}>
      <Heading as="h2" size="card" marginBottom="2">
        {title}: {outcome.total}
      </Heading>
      <chakra.ol paddingInlineStart="5">
        {outcome.patterns.map(({ id, slug, title: name }) => (
          <li key={id}>
            <Link to={`/product/${slug}`}>{name}</Link>
          </li>
        ))}
      </chakra.ol>
    </section>
  );
}
