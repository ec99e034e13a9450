import { Blurs, CastShadow, type SceneDrawing, type SceneLayer, Table, Wall } from './backdrop.tsx';

const Behind: SceneLayer = ({ outline }) => (
  <>
    <Blurs />
    <Wall />
    <CastShadow outline={outline} right={46} down={22} />
    <Table top={818} />
    <ellipse
      cx="618"
      cy="838"
      rx="330"
      ry="26"
      fill="var(--scene-shadow)"
      fillOpacity="0.5"
      filter="url(#scene-soft)"
    />
  </>
);

/** Piping along the seam: dark below, with a highlight on top. */
const Before: SceneLayer = ({ outline }) => (
  <>
    <path d={outline} fill="none" stroke="var(--scene-shadow)" strokeOpacity="0.55" strokeWidth="5" />
    <path
      d={outline}
      transform="translate(-1 -1.5)"
      fill="none"
      stroke="var(--scene-glow)"
      strokeOpacity="0.3"
      strokeWidth="1.5"
    />
  </>
);

/** A cushion on a bench. */
export const cushionScene: SceneDrawing = { layers: [Behind, Before] };
