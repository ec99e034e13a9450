import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { JudgedRun } from './JudgedRun.tsx';
import { type JudgedDraft, useJudgedRun } from './useJudgedRun.ts';

interface Props {
  /** Returns the current input. */
  readonly readDraft: () => JudgedDraft;
  /** Called with the reason if it could not be run. */
  readonly onRefused: (message: string) => void;
}

/** Evaluates the input against the judged searches and shows the effect. */
export function JudgedTrial({ readDraft, onRefused }: Props) {
  const { found, isRunning, run } = useJudgedRun();
  const tryOut = async () => {
    const message = await run(readDraft());
    if (message !== undefined) onRefused(message);
  };
  return (
    <>
      <Button variant="outline" disabled={isRunning} onClick={() => void tryOut()}>
        Try it
      </Button>
      {found ? (
        <chakra.div flexBasis="full">
          <JudgedRun run={found} />
        </chakra.div>
      ) : null}
    </>
  );
}
