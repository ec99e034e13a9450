import type { Budget } from '../budget.ts';
import { refuseSecondFile } from '../foreign-content.ts';
import { checkRaster } from '../raster/decode.ts';
import { sniffKind } from '../sniff.ts';
import { isDrawn, Refusal } from '../upload-result.ts';

const PICTURE_DATA = /^data:image\/(?:png|jpe?g|webp);base64,/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const TAKEN = new Set(['png', 'jpeg', 'webp']);

/** The pictures embedded in one drawing, which share a pixel budget. */
export class EmbeddedPictures {
  private readonly budget: Budget;
  private pixels = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** Checks a picture as if it were uploaded itself and returns its normalized data URL. Throws a Refusal. */
  check(address: string): string {
    const plain = address.replaceAll(/\s+/g, '');
    const start = PICTURE_DATA.exec(plain)?.[0];
    const data = plain.slice(start?.length ?? 0);
    if (start === undefined || !BASE64.test(data))
      throw new Refusal('malformed', 'A picture in the drawing is not written in base64.');
    const bytes = Buffer.from(data, 'base64');
    const kind = sniffKind(bytes);
    if (isDrawn(kind) || !TAKEN.has(kind))
      throw new Refusal('unsupported', 'A picture in the drawing is of a kind that is not taken.');
    refuseSecondFile(bytes, this.budget);
    const { header } = checkRaster(bytes, kind, this.budget);
    this.pixels += header.width * header.height;
    if (this.pixels > this.budget.limits.heldPixels)
      throw new Refusal('absurd-size', 'The pictures in the drawing have too many pixels.');
    return `data:image/${kind};base64,${data}`;
  }
}
