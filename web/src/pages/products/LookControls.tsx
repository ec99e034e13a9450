import { chakra } from '@chakra-ui/react';
import { ownPicture } from '#features/catalog/own-pictures.ts';
import { PaletteMixer } from './PaletteMixer.tsx';
import type { ListState } from './useListParams.ts';

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'flex-start',
    gap: '6',
    padding: { base: '4', md: '5' },
    marginBottom: '8',
    background: 'linen',
    borderRadius: 'lg',
  },
});
const Picture = chakra('img', {
  base: {
    width: '96px',
    height: '96px',
    objectFit: 'cover',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'line',
  },
});

/** The picture and the colors that a list is narrowed to. */
export function LookControls({ state: { params, change } }: { readonly state: ListState }) {
  const { picture, palette } = params;
  const address = ownPicture(picture);
  return (
    <Box aria-label="Picture and colors">
      {address === undefined ? null : <Picture src={address} alt="Your picture" />}
      {palette.length === 0 ? null : <PaletteMixer palette={palette} onChange={(next) => change({ palette: next })} />}
      {picture !== '' && palette.length === 0 ? (
        <chakra.p color="ink.muted">
          The nearest to your picture come first. Filters and orders narrow them further.
        </chakra.p>
      ) : null}
    </Box>
  );
}
