import { chakra } from '@chakra-ui/react';
import { ownPicture } from '#features/catalog/own-pictures.ts';
import { PaletteMixer } from './PaletteMixer.tsx';
import type { ListState } from './useListParams.ts';

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    padding: { base: '4', md: '5' },
    marginBottom: '8',
    background: 'linen',
    borderRadius: 'lg',
  },
});
const Picture = chakra('img', {
  base: {
    width: { base: '64px', md: '96px' },
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'line',
  },
});

/** The picture and colors that filter the list; a picture from a shared link cannot be shown. */
export function LookControls({ state: { params, change } }: { readonly state: ListState }) {
  const { picture, palette } = params;
  const address = ownPicture(picture);
  if (address === undefined && palette.length === 0) return null;
  return (
    <Box aria-label="Picture and colors">
      {address === undefined ? null : <Picture src={address} alt="Your picture" />}
      {palette.length === 0 ? (
        <chakra.p flex="1" color="ink.muted">
          The nearest to your picture come first. Filters narrow them further.
        </chakra.p>
      ) : (
        <PaletteMixer palette={palette} onChange={(next) => change({ palette: next })} />
      )}
    </Box>
  );
}
