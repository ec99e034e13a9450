import { chakra } from '@chakra-ui/react';
import { MAX_SEARCH_CHARACTERS } from '@halfdrop/domain';
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { optionalPart } from '#lib/optional-part.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';

/** Props of a search box. */
export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** Initial text. */
  readonly initial?: string;
  /** Called with the submitted text; suggestions navigate by themselves. */
  readonly onSearch: (typed: string) => void;
  /** Called after a suggestion was followed. */
  readonly onLeave?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Keyboard shortcut shown at the end of the box. */
  readonly shortcut?: string;
}

const SuggestionList = optionalPart(async () => (await import('./SuggestionList.tsx')).SuggestionList);
const SearchHints = optionalPart(async () => (await import('./SearchHints.tsx')).SearchHints);

/** How long suggestions stay after the box loses focus, in milliseconds, so that they can be clicked. */
const HIDE_DELAY_MS = 200;

const Form = chakra('form', { base: { position: 'relative', width: 'full' } });
const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    height: '11',
    paddingInline: '4',
    borderRadius: 'full',
    background: 'linen',
    color: 'ink.subtle',
    border: '1px solid transparent',
    _focusWithin: { borderColor: 'line.control', background: 'card' },
  },
});
const Input = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    height: '100%',
    border: '0',
    background: 'transparent',
    color: 'ink',
    fontSize: '16px',
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
const Key = chakra('kbd', {
  base: {
    display: { base: 'none', lg: 'block' },
    width: '6',
    textAlign: 'center',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: '5px',
    fontFamily: 'mono',
    fontSize: '12px',
  },
});

function useSuggestionPanel(typed: string) {
  const [isFocused, setFocused] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [isUsed, use] = useReducer(() => true, false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const suggestions = useSuggestions(typed, isFocused && !isDismissed);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    suggestions,
    isOpen: suggestions.length > 0,
    /** Whether the box has been used yet, with the keyboard or a picture. */
    isUsed,
    use,
    onFocus: () => {
      clearTimeout(timer.current);
      setFocused(true);
    },
    onBlur: () => {
      timer.current = setTimeout(() => setFocused(false), HIDE_DELAY_MS);
    },
    dismiss: () => setDismissed(true),
    offer: () => setDismissed(false),
  };
}

/** Tracks the suggestion selected with the arrow keys, if any. */
function useActiveSuggestion(suggestions: readonly Suggestion[], dismiss: () => void) {
  const [active, setActive] = useState(-1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (suggestions.length === 0) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      dismiss();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const places = suggestions.length + 1;
    setActive((was) => ((was + 1 + step + places) % places) - 1);
  };
  return { active, setActive, chosen: suggestions[active], onKeyDown };
}

/** Search box with suggestions: arrows select, Enter follows or searches, Escape closes. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, initial = '', onSearch, onLeave, inputRef, shortcut } = props;
  const [typed, setTyped] = useState(initial);
  const { suggestions, isOpen, isUsed, use, onFocus, onBlur, dismiss, offer } = useSuggestionPanel(typed);
  const { active, setActive, chosen, onKeyDown } = useActiveSuggestion(suggestions, dismiss);
  const navigate = useNavigate();
  const id = useId();

  const leaveFor = (slug: string) => {
    dismiss();
    onLeave?.();
    void navigate(`/product/${slug}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dismiss();
    if (chosen) leaveFor(chosen.asset.slug);
    else onSearch(typed);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    offer();
  };

  return (
    // Works as a plain form without JavaScript.
    <Form role="search" aria-label={label} action="/products" onSubmit={submit} onFocus={use} onDragEnter={use}>
      <Box>
        <SearchIcon size={18} />
        <Input
          ref={inputRef}
          type="search"
          name="search"
          value={typed}
          placeholder={placeholder}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          autoComplete="off"
          maxLength={MAX_SEARCH_CHARACTERS}
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        {shortcut === undefined ? null : <Key aria-hidden="true">{shortcut}</Key>}
      </Box>
      <VisuallyHidden aria-live="polite">
        {isOpen ? `${suggestions.length} suggestions. Use the arrow keys.` : ''}
      </VisuallyHidden>
      <Suspense fallback={null}>
        {isOpen ? <SuggestionList id={id} suggestions={suggestions} active={active} onChoose={leaveFor} /> : null}
        {isUsed ? <SearchHints onLeave={onLeave} /> : null}
      </Suspense>
    </Form>
  );
}
