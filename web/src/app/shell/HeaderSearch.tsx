import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchAddress } from '#features/catalog/search-address.ts';
import { SearchField } from '#features/catalog/SearchField.tsx';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** The search box of every page; `/` leads to it from anywhere. */
export function HeaderSearch({ onLeave }: { onLeave?: () => void }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const current = new URLSearchParams(search).get('search') ?? '';

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const send = (typed: string) => {
    const address = searchAddress(typed);
    if (address === null) return;
    onLeave?.();
    void navigate(address);
  };

  return (
    <SearchField
      key={current}
      label="Search the shop"
      placeholder="Search patterns or an asset ID"
      initial={current}
      onSearch={send}
      shortcut="/"
      inputRef={input}
      {...(onLeave && { onLeave })}
    />
  );
}
