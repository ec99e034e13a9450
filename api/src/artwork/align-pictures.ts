import { alignTiles, type RepeatLayout, type TileAlignment } from '@halfdrop/patterns';
import sharp from 'sharp';

/** A picture of a tile that the shop has made, and how the tile repeats. */
export interface TilePicture {
  readonly bytes: Uint8Array;
  readonly layout: RepeatLayout;
}

/** How one tile lies on another. */
export async function alignPictures(tile: TilePicture, other: TilePicture): Promise<TileAlignment> {
  return alignTiles(await seenTile(tile), await seenTile(other));
}

async function seenTile({ bytes, layout }: TilePicture) {
  const picture = sharp(bytes).removeAlpha().toColorspace('srgb').raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { picture: { pixels: new Uint8Array(data), width: info.width, height: info.height }, layout };
}
