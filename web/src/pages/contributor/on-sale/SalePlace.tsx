import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormError } from '#ui/FormError.tsx';
import { useReturnStudioAssetMutation } from './ReturnStudioAsset.mutation.generated.ts';
import type { SoldPattern } from './sold-pattern.ts';
import { useWithdrawStudioAssetMutation } from './WithdrawStudioAsset.mutation.generated.ts';

const Note = chakra('p', {
  base: { padding: '4', borderRadius: 'md', background: 'linen', overflowWrap: 'anywhere' },
});

/** Takes a pattern off sale after a confirmation, or puts it back. */
export function SalePlace({ pattern }: { readonly pattern: SoldPattern }) {
  const { id: assetId, status, hold } = pattern;
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [withdraw, withdrawing] = useWithdrawStudioAssetMutation();
  const [bringBack, returning] = useReturnStudioAssetMutation();
  const { send } = useSender();
  const variables = { input: { assetId } };
  const takeFromSale = async () => {
    const sent = await send(async () => (await withdraw({ variables })).data?.withdrawStudioAsset);
    setFailure(sent.failure?.message ?? null);
    setIsAsking(false);
  };
  const putOnSale = async () => {
    const sent = await send(async () => (await bringBack({ variables })).data?.returnStudioAsset);
    setFailure(sent.failure?.message ?? null);
  };
  return (
    <chakra.section aria-label="Place on sale" display="grid" gap="3" justifyItems="start">
      <FormError message={failure ?? undefined} />
      <HoldNote pattern={pattern} />
      {hold !== null ? null : status === 'WITHDRAWN' ? (
        <>
          <p>It is not on sale: nobody finds or buys it. Who has bought it keeps licence and files.</p>
          <Button disabled={returning.loading} onClick={() => void putOnSale()}>
            Put on sale again
          </Button>
        </>
      ) : (
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          Take from sale
        </Button>
      )}
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Take this pattern from sale?" size="form">
        <chakra.div display="grid" gap="5">
          <p>It leaves the shop at once, and nobody can buy it. You can put it on sale again at any time.</p>
          <p>Whoever has bought it keeps the licence and can download the files; what you have earned stays yours.</p>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button variant="accent" disabled={withdrawing.loading} onClick={() => void takeFromSale()}>
              Take from sale
            </Button>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
          </chakra.div>
        </chakra.div>
      </Dialog>
    </chakra.section>
  );
}

/** A hold by the shop, current or announced, with its reason: the studio cannot lift it. */
function HoldNote({ pattern: { hold, announcedHold } }: { readonly pattern: SoldPattern }) {
  if (hold) {
    return (
      <Note>
        Halfdrop has taken it from sale on {formatDay(hold.heldAt)}: {hold.reason} Who has bought it keeps licence and
        files. If you think that this is wrong, write to the reviewers below.
      </Note>
    );
  }
  if (!announcedHold) return null;
  return (
    <Note>
      Halfdrop takes it from sale on {formatDay(announcedHold.startsAt)}: {announcedHold.reason} Until then it is sold
      as before. If you think that this is wrong, write to the reviewers below.
    </Note>
  );
}
