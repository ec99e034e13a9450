import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { DepartureForm } from './DepartureForm.tsx';
import type { StudioDeparture_StudioFragment } from './StudioDeparture.fragment.generated.ts';
import { useTakeDepartureBackMutation } from './TakeDepartureBack.mutation.generated.ts';

interface Props {
  readonly leaving: StudioDeparture_StudioFragment;
}

/** Whether and when a studio leaves, with controls to change it. */
export function DepartureSection({ leaving }: Props) {
  const { id, departure, onSaleCount } = leaving;
  return (
    <section aria-labelledby="departure">
      <Heading id="departure" size="card" marginBottom="4">
        Leave Halfdrop
      </Heading>
      {departure === null ? (
        <DepartureForm studioId={id} onSaleCount={onSaleCount} />
      ) : departure.leftAt !== null ? (
        <p>Your studio has left on {formatDay(departure.leftAt)}. Nothing of it is on sale.</p>
      ) : departure.isByShop ? (
        <>
          <p role="status">Halfdrop closes your studio on {formatDay(departure.leavesAt)}.</p>
          <chakra.p marginTop="3" maxWidth="text" color="ink.muted">
            {departure.reason} Until then everything stays as it is. Answer our mail if you do not agree.
          </chakra.p>
        </>
      ) : (
        <Announced {...leaving} leavesAt={departure.leavesAt} />
      )}
    </section>
  );
}

function Announced({ id, onSaleCount, leavesAt }: Props['leaving'] & { readonly leavesAt: string }) {
  const [takeBack, { loading }] = useTakeDepartureBackMutation();
  const [problem, setProblem] = useState<string>();
  const { send } = useSender();
  const stay = async () => {
    const { failure } = await send(async () => {
      const { data } = await takeBack({ variables: { input: { studioId: id } } });
      return data?.takeDepartureBack;
    });
    setProblem(failure?.message);
  };
  return (
    <>
      <p role="status">
        Your studio leaves on {formatDay(leavesAt)}: {patternWords(onSaleCount)} will be taken from sale then.
      </p>
      <FormError message={problem} />
      <Button marginTop="4" variant="outline" disabled={loading} onClick={() => void stay()}>
        Stay after all
      </Button>
    </>
  );
}

function patternWords(count: number): string {
  return count === 1 ? 'one pattern' : `${count} patterns`;
}
