import { useNavigate } from 'react-router-dom';
import { searchAddress } from '#features/catalog/search-address.ts';
import { SearchField } from '#features/catalog/SearchField.tsx';
import type { ListState } from './useListParams.ts';

/** The list's own search: keeps the other filters; an empty search takes the words away. */
export function ListSearch({ state: { params, change } }: { state: ListState }) {
  const navigate = useNavigate();

  const send = (typed: string) => {
    const text = typed.trim();
    const address = searchAddress(text);
    if (address?.includes('assetId=')) void navigate(address);
    else change({ search: text === '' ? null : text, assetId: null });
  };

  return (
    <SearchField
      key={params.search}
      label="Search these patterns"
      placeholder="Search these patterns"
      initial={params.search}
      onSearch={send}
    />
  );
}
