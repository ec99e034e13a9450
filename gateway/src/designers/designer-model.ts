import type { Asset, Designer } from '../generated/rest.ts';

/** A studio as returned by the directory, or the shorter form embedded in a pattern. */
export type DesignerModel = Designer | Asset['designer'];

/** Type guard for the long form. */
export function isWholeDesigner(designer: DesignerModel): designer is Designer {
  return 'followerCount' in designer;
}
