import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { ReasonDialog } from '#widgets/reason-dialog/ReasonDialog.tsx';
import { useDeskActs } from './acts/desk-acts.ts';

/** A staff action that requires a reason. */
export interface ReasonAct extends Pick<ComponentProps<typeof ReasonDialog>, 'label' | 'hint' | 'send'> {
  /** Title of the dialog; defaults to the button's label. */
  readonly title?: string;
  /** Describes the effect, in a sentence or two. */
  readonly explanation: string;
  /** Message after success. */
  readonly done: string;
  readonly onDone?: () => void;
}

interface Props {
  readonly acts: readonly ReasonAct[];
  readonly onDone?: () => void;
}

/** Actions available in the current state, each behind a dialog that asks for a reason. */
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
