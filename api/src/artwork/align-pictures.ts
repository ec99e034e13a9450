import { alignTiles, type RepeatLayout, type TileAlignment } from '@halfdrop/patterns';
import sharp from 'sharp';

/** An image of a tile rendered by the shop, and how the tile repeats. */
export interface TilePicture {
  readonly bytes: Uint8Array;
  readonly layout: RepeatLayout;
}

/** Finds the transformation that maps one tile onto another. */
export async function alignPictures(tile: TilePicture, other: TilePicture): Promise<TileAlignment> {
  return alignTiles(await seenTile(tile), await seenTile(other));
}

async function seenTile({ bytes, layout }: TilePicture) {
  const picture = sharp(bytes).removeAlpha().toColorspace('srgb').raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { picture: { pixels: new Uint8Array(data), width: info.width, height: info.height }, layout };
}
