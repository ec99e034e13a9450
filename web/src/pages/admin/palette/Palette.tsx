import { skipToken } from '@apollo/client/react';
import { MIN_FIND_CHARACTERS } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayLeave } from '#lib/useUnsavedGuard.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Input } from '#ui/Input.tsx';
import { actsShown } from '../acts/desk-acts.ts';
import { useAdminFindsQuery } from './AdminFinds.query.generated.ts';
import { actEntriesFor, deskEntriesFor, foundEntry, type PaletteEntry } from './palette-entries.ts';
import { useSettled } from './useSettled.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly desks: ReadonlyArray<{ readonly label: string; readonly path: string }>;
}

/** Does what can be done on the page, and goes to anything: a desk by its name, all else by what people quote of it. */
export function Palette({ isOpen, onClose, desks }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Go to" size="form">
      <Finder desks={desks} onGone={onClose} />
    </Dialog>
  );
}

const Entry = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    columnGap: '3',
    padding: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { background: 'linen' },
    '&[aria-selected="true"]': { background: 'linen' },
  },
});

function Finder({ desks, onGone }: Pick<Props, 'desks'> & { readonly onGone: () => void }) {
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { entries, isLoading } = useEntries(desks, typed);
  const leadTo = (path: string) => {
    if (mayLeave()) void navigate(path);
  };
  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onGone();
    // The dialog gives the focus back as it closes: what is done may take it.
    setTimeout(() => entry.go(leadTo));
  };
  const { chosen, onKey, startOver } = useChoice(entries, go);
  return (
    <>
      <Input
        ref={focusFirst}
        role="combobox"
        aria-label={words}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && optionId(listId, chosen)}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={words}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          startOver();
        }}
        onKeyDown={onKey}
      />
      <Options id={listId} entries={entries} chosen={chosen} onChoose={go} />
      <chakra.p role="status" minHeight="6" color="ink.muted" fontSize="14px">
        {entries.length === 0 && !isLoading ? 'Nothing begins like this.' : ''}
      </chakra.p>
    </>
  );
}

/** The dialog focuses it as it opens; the property of React would focus it before, and the dialog something else. */
function focusFirst(element: HTMLInputElement | null): void {
  element?.setAttribute('autofocus', '');
}

const words = 'Desk, order, person, ticket, pattern, studio, coupon';
const optionId = (listId: string, { id }: PaletteEntry) => `${listId}-${id}`;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Which entry Enter goes to: the arrows choose, round the ends. */
function useChoice(entries: readonly PaletteEntry[], go: (entry: PaletteEntry | undefined) => void) {
  const [place, setPlace] = useState(0);
  const chosen = entries[Math.min(place, entries.length - 1)];
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter') go(chosen);
    else if (step !== undefined && entries.length > 0) setPlace((place + step + entries.length) % entries.length);
    else return;
    event.preventDefault();
  };
  return { chosen, onKey, startOver: () => setPlace(0) };
}

/** The list follows the arrows. */
function keepInSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface OptionsProps {
  readonly id: string;
  readonly entries: readonly PaletteEntry[];
  readonly chosen: PaletteEntry | undefined;
  readonly onChoose: (entry: PaletteEntry) => void;
}

function Options({ id, entries, chosen, onChoose }: OptionsProps) {
  return (
    <chakra.div id={id} role="listbox" aria-label="Places" marginTop="3" height="22rem" overflowY="auto" tabIndex={-1}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          ref={entry === chosen ? keepInSight : null}
          id={optionId(id, entry)}
          role="option"
          aria-selected={entry === chosen}
          onClick={() => onChoose(entry)}
        >
          <chakra.span color="ink.muted">{entry.kind}</chakra.span>
          <span>
            {entry.label}
            {entry.detail === '' ? null : (
              <chakra.span display="block" color="ink.muted" fontSize="14px">
                {entry.detail}
              </chakra.span>
            )}
          </span>
        </Entry>
      ))}
    </chakra.div>
  );
}

/** What can be done here and the desks at once, and what else is found once the typing rests. */
function useEntries(desks: Props['desks'], typed: string) {
  const search = useSettled(useDeferredValue(typed.trim()));
  const isAsked = search.length >= MIN_FIND_CHARACTERS;
  const { data, previousData, loading } = useAdminFindsQuery(isAsked ? { variables: { search } } : skipToken);
  const found = isAsked ? ((data ?? previousData)?.adminFinds ?? []) : [];
  const [acts] = useState(actsShown);
  const entries = [...actEntriesFor(acts, typed), ...deskEntriesFor(desks, typed), ...found.map(foundEntry)];
  return { entries, isLoading: loading || search !== typed.trim() };
}
