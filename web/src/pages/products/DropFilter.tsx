import { Chip } from '#ui/Chip.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useFilterCountQuery } from './FilterCount.query.generated.ts';
import type { ListParams } from './list-params.ts';
import { useListFilter } from './useProductList.ts';

interface DropFilterProps {
  readonly label: string;
  /** The list without the filter. */
  readonly rest: ListParams;
  readonly onDrop: () => void;
}

/** Removes a filter; shows how many patterns there are without it. */
export function DropFilter({ label, rest, onDrop }: DropFilterProps) {
  const filter = useListFilter(rest);
  const { data } = useFilterCountQuery({ variables: { filter }, errorPolicy: 'all' });
  const count = data?.assets?.pageInfo.totalItems;
  return (
    <Chip onClick={onDrop} disabled={count === 0}>
      Without {label}
      {count === undefined ? null : `: ${count}`}
      <CloseIcon size={14} />
    </Chip>
  );
}
