import type { DeskTicketSort, DeskTicketStatus, DeskTicketView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';

/** Ticket statuses as shown to staff. */
export const deskStatusWords: Readonly<Record<DeskTicketStatus, string>> = {
  NEW: 'New',
  OPEN: 'Open',
  WAITING: 'Waiting',
  CLOSED: 'Closed',
};

/** Filter presets of the inbox, in display order. */
export const inboxPresets = [
  { label: 'To answer', params: {} },
  { label: 'Mine', params: { view: 'mine' } },
  { label: 'Unassigned', params: { view: 'unassigned' } },
  { label: 'Overdue', params: { view: 'overdue' } },
  { label: 'Waiting', params: { view: 'waiting' } },
  { label: 'Closed', params: { view: 'closed' } },
  { label: 'All', params: { view: 'all' } },
] as const;

const views: Readonly<Record<string, DeskTicketView>> = {
  mine: 'MINE',
  unassigned: 'UNASSIGNED',
  overdue: 'OVERDUE',
  waiting: 'WAITING',
  closed: 'CLOSED',
  all: 'ALL',
};
const sorts: Readonly<Record<string, DeskTicketSort>> = {
  due: 'DUE',
  '-due': 'DUE_DESC',
  created: 'CREATED',
  '-created': 'CREATED_DESC',
  updated: 'UPDATED',
  '-updated': 'UPDATED_DESC',
};

/** Returns the view in the URL; tickets awaiting an answer by default. */
export function viewFrom(text: string | undefined): DeskTicketView {
  return lookUp(views, text) ?? 'OWED';
}

/** Maps a table's sort order to that of the query. */
export function inboxSort(sort: TableSort): DeskTicketSort {
  return sorts[sortText(sort)] ?? 'DUE';
}
