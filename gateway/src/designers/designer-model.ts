import type { Asset, Designer } from '../generated/rest.ts';

/** A studio as the directory gives it, or the shorter form that stands on a pattern. */
export type DesignerModel = Designer | Asset['designer'];

/** True for the long form. */
export function isWholeDesigner(designer: DesignerModel): designer is Designer {
  return 'followerCount' in designer;
}
