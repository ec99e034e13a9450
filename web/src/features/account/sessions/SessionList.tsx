import { Box, Flex, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { useEndOtherSessionsMutation } from './EndOtherSessions.mutation.generated.ts';
import { useEndSessionMutation } from './EndSession.mutation.generated.ts';
import { useOpenSessionsQuery } from './OpenSessions.query.generated.ts';
import type { SessionRow_SessionFragment } from './SessionRow.fragment.generated.ts';

interface RowProps {
  readonly session: SessionRow_SessionFragment;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <Flex
      as="li"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      paddingBlock="4"
      borderBottomWidth="1px"
      listStyle="none"
    >
      <Box minWidth="0">
        <Flex alignItems="center" gap="3" wrap="wrap">
          <Text fontWeight="semibold">{device}</Text>
          {isCurrent && <Badge>This device</Badge>}
        </Flex>
        <Text color="ink.muted" fontSize="14px">
          Signed in {formatDate(createdAt)}, last used {formatDate(lastUsedAt)}
        </Text>
      </Box>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          aria-label={`Sign out ${device}, signed in ${formatDate(createdAt)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </Flex>
  );
}

/** Ends sessions; the reply contains the remaining ones, which are shown at once. */
function useEndings(reload: () => Promise<unknown>) {
  const [endSession] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await work();
      await reload();
    } catch (cause) {
      console.info('The session was not ended.', cause);
      toast({ status: 'error', title: 'Error', description: 'Failed to sign out. Please try again.' });
    }
    setIsBusy(false);
  };

  return {
    isBusy,
    end: ({ id }: SessionRow_SessionFragment) => run(() => endSession({ variables: { input: { sessionId: id } } })),
    endAllOthers: () => run(() => endOthers()),
  };
}

/** The user's sessions, with buttons to end them. */
export function SessionList() {
  const { data, error, refetch } = useOpenSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { isBusy, end, endAllOthers } = useEndings(refetch);
  const sessions = data?.viewer?.sessions && readFragment<SessionRow_SessionFragment>(data.viewer.sessions);

  if (!sessions) {
    const isLost = error !== undefined || data !== undefined;
    if (!isLost) {
      return (
        <Box role="status" aria-label="Loading your sessions">
          <Skeleton height="12rem" />
        </Box>
      );
    }
    return (
      <Flex role="alert" alignItems="center" gap="4" wrap="wrap">
        <Text>Your sessions could not be loaded.</Text>
        <Button variant="outline" size="sm" onClick={reloadBy(refetch)}>
          Retry
        </Button>
      </Flex>
    );
  }
  return (
    <>
      <chakra.ul aria-label="Where you are signed in" maxWidth="640px" marginBottom="5" borderTopWidth="1px">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session)} />
        ))}
      </chakra.ul>
      {sessions.length > 1 && (
        <Button variant="outline" disabled={isBusy} onClick={() => void endAllOthers()}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}
