import { NumberLink } from '#ui/NumberLink.tsx';

/** Ticket number linking to the ticket in the user's profile. */
export function TicketLink({ number }: { readonly number: string }) {
  return <NumberLink to={`/profile/tickets/${encodeURIComponent(number)}`}>{number}</NumberLink>;
}
