import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Figures } from '#ui/Figures.tsx';
import { ReasonDialog } from '#widgets/reason-dialog/ReasonDialog.tsx';
import type { DeskIssue } from './issue-words.ts';
import { IssuePreview } from './IssuePreview.tsx';
import { useStopNewsletterIssueMutation } from './StopNewsletterIssue.mutation.generated.ts';

interface Props {
  readonly issue: DeskIssue;
  readonly onChanged: () => void;
}

/** Delivery report of an issue, with a button to stop it. */
export function IssueReport({ issue, onChanged }: Props) {
  const { subject, body, patterns, state, sendAt, finishedAt } = issue;
  const words = useMemo(
    () => ({ subject, body, assetIds: patterns.map(({ assetId }) => assetId) }),
    [subject, body, patterns],
  );
  return (
    <chakra.div display="grid" gap="8">
      <FactList
        facts={[
          [state === 'SCHEDULED' ? 'Goes out' : 'Went out', sendAt === null ? null : formatMoment(sendAt)],
          [state === 'STOPPED' ? 'Stopped' : 'Done', finishedAt === null ? null : formatMoment(finishedAt)],
        ]}
      />
      {state === 'SCHEDULED' ? null : (
        <Figures
          figures={[
            ['Receivers', issue.receiverCount],
            ['Sent', issue.sentCount],
            [state === 'STOPPED' ? 'Not sent' : 'Waiting', issue.waitingCount],
            ['Came back', issue.bouncedCount],
            ['Refused', issue.failedCount],
            ['Left after it', issue.unsubscribedCount],
          ]}
        />
      )}
      {state === 'SCHEDULED' || state === 'SENDING' ? <StopButton issue={issue} onStopped={onChanged} /> : null}
      <IssuePreview words={words} />
    </chakra.div>
  );
}

function StopButton({
  issue: { id, state },
  onStopped,
}: {
  readonly issue: DeskIssue;
  readonly onStopped: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [stop] = useStopNewsletterIssueMutation();
  const isScheduled = state === 'SCHEDULED';
  const label = isScheduled ? 'Take back' : 'Stop';
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={isScheduled ? 'Take the issue back' : 'Stop the issue'}
        label={label}
        hint="It stands in the audit."
        send={async (reason) => (await stop({ variables: { input: { id, reason } } })).data?.stopNewsletterIssue}
        onDone={onStopped}
      >
        <p>
          {isScheduled
            ? 'It is a draft again, and goes to nobody.'
            : 'It goes to nobody else, and cannot be sent any further. Who has it, has it.'}
        </p>
      </ReasonDialog>
    </div>
  );
}
