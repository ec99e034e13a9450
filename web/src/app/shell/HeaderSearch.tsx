import { MAX_SEARCH_CHARACTERS } from '@halfdrop/domain';
import { type RefCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchAddress } from '#features/catalog/search-address.ts';
import { SearchField } from '#features/catalog/SearchField.tsx';
import { addressText } from '#lib/address-text.ts';

interface HeaderSearchProps {
  /** Called when the search leads to another page. */
  readonly onLeave?: () => void;
  /** In a dialog: the box has the focus when it opens. */
  readonly isFirst?: boolean;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** `/` leads to the box from anywhere. */
function useSlash(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The search box of every page. On the list of patterns it searches what the filters leave. */
export function HeaderSearch({ onLeave, isFirst = false }: HeaderSearchProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const query = new URLSearchParams(search);
  const current = addressText(query.get('search'), MAX_SEARCH_CHARACTERS);
  const isList = pathname === '/products';
  useSlash(() => input.current?.focus());

  // A dialog looks for the attribute when it opens; React would only focus the box before that.
  const place: RefCallback<HTMLInputElement> = (element) => {
    input.current = element;
    if (isFirst) element?.setAttribute('autofocus', '');
  };
  const send = (typed: string) => {
    const address = searchAddress(typed, isList ? query : undefined);
    if (address === null) return;
    onLeave?.();
    void navigate(address);
  };

  return (
    <SearchField
      key={current}
      label="Search the shop"
      placeholder={isList ? 'Search these patterns' : 'Search patterns or an asset ID'}
      initial={current}
      onSearch={send}
      shortcut="/"
      inputRef={place}
      {...(onLeave && { onLeave })}
    />
  );
}
