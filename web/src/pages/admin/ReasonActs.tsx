import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { ReasonDialog } from '#widgets/reason-dialog/ReasonDialog.tsx';
import { useDeskActs } from './acts/desk-acts.ts';

/** Something the staff can do for a reason. */
export interface ReasonAct extends Pick<ComponentProps<typeof ReasonDialog>, 'label' | 'hint' | 'send'> {
  /** What the dialog is called; like the button, when left out. */
  readonly title?: string;
  /** What it will do, in a sentence or two. */
  readonly explanation: string;
  /** What to say once it is done. */
  readonly done: string;
  readonly onDone?: () => void;
}

interface Props {
  readonly acts: readonly ReasonAct[];
  readonly onDone?: () => void;
}

/** What can be done to something as it is now, each behind a dialog that asks why. */
export function ReasonActs({ acts, onDone }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  useDeskActs(acts.map(({ label }) => ({ label, run: () => setOpen(label) })));
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="stretch" gap="2">
      {acts.map(({ label, title = label, hint, explanation, done, send, onDone: onActDone }) => (
        <div key={label}>
          <Button variant="outline" width="full" onClick={() => setOpen(label)}>
            {label}
          </Button>
          <ReasonDialog
            isOpen={open === label}
            title={title}
            label={label}
            hint={hint}
            send={send}
            onClose={() => setOpen(null)}
            onDone={() => {
              onActDone?.();
              onDone?.();
              toast({ status: 'success', title: done });
            }}
          >
            <p>{explanation}</p>
          </ReasonDialog>
        </div>
      ))}
    </chakra.div>
  );
}
