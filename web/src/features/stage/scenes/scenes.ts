import type { MockupSlug } from '@halfdrop/patterns/browser';
import type { SceneDrawing } from './backdrop.tsx';
import { cushionScene } from './cushion-scene.tsx';
import { dressScene } from './dress-scene.tsx';
import { mugScene } from './mug-scene.tsx';
import { phoneCaseScene } from './phone-case-scene.tsx';
import { roomScene } from './room-scene.tsx';
import { toteScene } from './tote-scene.tsx';

/** Drawings of all mock-ups. */
export const scenes: Readonly<Record<MockupSlug, SceneDrawing>> = {
  cushion: cushionScene,
  wallpaper: roomScene,
  tote: toteScene,
  mug: mugScene,
  dress: dressScene,
  'phone-case': phoneCaseScene,
};
