import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { toast } from '#ui/toast.ts';
import { ReasonDialog } from '#widgets/reason-dialog/ReasonDialog.tsx';
import { useSetShopSwitchMutation } from './SetShopSwitch.mutation.generated.ts';
import { type ShopSwitchesQuery, useShopSwitchesQuery } from './ShopSwitches.query.generated.ts';
import { switchWords } from './system-words.ts';

type Switch = NonNullable<ShopSwitchesQuery['shopSwitches']>[number];

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      gap: '3',
      paddingBlock: '3',
      borderTop: '1px solid',
      borderColor: 'line',
    },
  },
});

/** Switches for parts of the shop; toggling one requires a reason. */
export function SwitchList() {
  const { data, loading, error, refetch } = useShopSwitchesQuery({ fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<Switch | null>(null);
  const reload = reloadBy(refetch);
  const switches = data?.shopSwitches;
  if (!switches) {
    if (!error || loading) return <Skeleton height="18rem" />;
    return (
      <ErrorState title="The switches could not be loaded" onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <>
      <List role="list" aria-label="Switches">
        {switches.map((each) => (
          <li key={each.name}>
            <div>
              <Badge tone={each.isOn ? 'success' : 'accent'} marginInlineEnd="3">
                {each.isOn ? 'On' : 'Off'}
              </Badge>
              {switchWords[each.name]}
              {each.changedAt === null ? null : (
                <chakra.p color="ink.muted" fontSize="14px" overflowWrap="anywhere">
                  Since {formatMoment(each.changedAt)}: {each.reason}
                </chakra.p>
              )}
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Switch ${each.isOn ? 'off' : 'on'}: ${switchWords[each.name]}`}
              onClick={() => setChosen(each)}
            >
              {each.isOn ? 'Switch off' : 'Switch on'}
            </Button>
          </li>
        ))}
      </List>
      <LinkButton to="/admin/audit?kind=switch" variant="link" marginTop="3">
        Who switched what
      </LinkButton>
      <SwitchDialog chosen={chosen} onClose={() => setChosen(null)} onReload={reload} />
    </>
  );
}

interface DialogProps {
  readonly chosen: Switch | null;
  readonly onClose: () => void;
  readonly onReload: () => void;
}

function SwitchDialog({ chosen, onClose, onReload }: DialogProps) {
  const [setSwitch] = useSetShopSwitchMutation();
  if (!chosen) return null;
  const { name, isOn, refusal, version } = chosen;
  const send = async (reason: string) => {
    const input = { name, isOn: !isOn, reason, version };
    const payload = (await setSwitch({ variables: { input } })).data?.setShopSwitch;
    // Someone else was faster: the list shows their change.
    if (payload?.errors.some(({ __typename }) => __typename === 'VersionConflictError')) onReload();
    return payload;
  };
  const done = () => {
    toast({
      status: 'success',
      title: isOn ? 'Switched off' : 'Switched on',
      description: 'Every part follows at once.',
    });
    onReload();
  };
  return (
    <ReasonDialog
      isOpen
      title={`${isOn ? 'Switch off' : 'Switch on'}: ${switchWords[name]}`}
      label={isOn ? 'Switch off' : 'Switch on'}
      hint="It stands here and in the audit."
      send={send}
      onDone={done}
      onClose={onClose}
    >
      <p>{isOn ? `Whoever asks for it meanwhile reads: “${refusal}”` : 'The shop does it again.'}</p>
    </ReasonDialog>
  );
}
