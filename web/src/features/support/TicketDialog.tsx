import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TicketLink } from './TicketLink.tsx';
import { TicketForm, type OpenedTicket } from './TicketForm.tsx';

interface TicketDialogProps extends Omit<ComponentProps<typeof TicketForm>, 'onOpened'> {
  readonly onClose: () => void;
}

function Opened({ ticket, onClose }: { readonly ticket: OpenedTicket; readonly onClose: () => void }) {
  const isMember = useSession() !== null;
  return (
    <chakra.div role="status" display="grid" gap="4" justifyItems="start">
      <p>
        Your ticket is{' '}
        {isMember ? (
          <TicketLink number={ticket.number} />
        ) : (
          <chakra.strong fontFamily="mono" fontWeight="medium">
            {ticket.number}
          </chakra.strong>
        )}
        . Its number is on its way to you by mail.
      </p>
      <p>
        You hear from us by <time dateTime={ticket.dueAt}>{formatMoment(ticket.dueAt)}</time>.
      </p>
      <Button variant="outline" onClick={onClose}>
        Done
      </Button>
    </chakra.div>
  );
}

/** Contact Support: a ticket form, then the ticket's number and when to expect an answer. */
export function TicketDialog({ onClose, ...form }: TicketDialogProps) {
  const [ticket, setTicket] = useState<OpenedTicket | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title="Contact Support" size="form">
      {ticket ? (
        <Opened ticket={ticket} onClose={onClose} />
      ) : (
        <>
          <chakra.p marginBottom="5" color="ink.muted">
            Submit a support ticket and our team will get back to you within 24 hours.
          </chakra.p>
          <TicketForm {...form} onOpened={setTicket} />
        </>
      )}
    </Dialog>
  );
}
