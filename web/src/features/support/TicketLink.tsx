import { NumberLink } from '#ui/NumberLink.tsx';

/** A ticket's number, leading to its page in the profile of who opened it. */
export function TicketLink({ number }: { readonly number: string }) {
  return <NumberLink to={`/profile/tickets/${encodeURIComponent(number)}`}>{number}</NumberLink>;
}
