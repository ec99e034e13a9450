import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { JudgedRun } from './JudgedRun.tsx';
import { type JudgedDraft, useJudgedRun } from './useJudgedRun.ts';

interface Props {
  /** What is typed now. */
  readonly readDraft: () => JudgedDraft;
  /** Called with why it could not be tried. */
  readonly onRefused: (message: string) => void;
}

/** Tries what is typed with the judged searches, and shows below what it does to them. */
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
