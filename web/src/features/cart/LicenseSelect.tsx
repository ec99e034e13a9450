import { licenseName } from '@halfdrop/domain';
import { Select } from '#ui/Input.tsx';
import type { CartLine_ItemFragment } from './CartLine.fragment.generated.ts';
import { localItemOf } from './line-facts.ts';
import { useCartActions } from './useCartActions.ts';

const choices = ['STANDARD', 'EXTENDED'] as const;

/** License of a cart line: a select, or plain text if there is no choice. */
export function LicenseSelect({ item }: { readonly item: CartLine_ItemFragment }) {
  const { changeLicense, isAdding } = useCartActions();
  const { asset, license } = item;
  // A free pattern is never bought under its own license.
  if (asset.isFree) return <span>{licenseName(license)}</span>;
  return (
    <Select
      aria-label={`Licence of ${asset.title}`}
      width="auto"
      marginTop="1"
      value={license}
      disabled={isAdding}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice === target.value);
        if (chosen) void changeLicense({ ...localItemOf(item), license: chosen });
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {licenseName(choice)}
        </option>
      ))}
    </Select>
  );
}
