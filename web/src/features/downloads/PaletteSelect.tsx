import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { offeredPalettes, type Recolor } from '#lib/offered-palettes.ts';
import { Select } from '#ui/Input.tsx';

interface Props {
  readonly recolor: Recolor;
  /** The palette acquired with the license; null for the original colors. */
  readonly acquired: { readonly slug: string } | null;
  /** Slug; undefined until chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (slug: string) => void;
}

/** Selects the palette of a download: a license covers every palette offered for its pattern. */
export function PaletteSelect({ recolor, acquired, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" marginTop="2">
      <chakra.label htmlFor={id} fontSize="14px">
        Colours
      </chakra.label>
      <Select
        id={id}
        width="auto"
        maxWidth="full"
        minHeight="11"
        fontSize="14px"
        value={chosen ?? acquired?.slug ?? recolor.palette}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value={recolor.palette}>As drawn</option>
        {offeredPalettes(recolor).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
}
