import { lazyButton } from './lazy-button.tsx';

/** Downloads an owned pattern. */
export const OwnedDownloadButton = lazyButton(
  'Download',
  async () => (await import('./OwnedDownloadButton.tsx')).OwnedDownloadButton,
);

/** Downloads a pattern covered by the viewer's plan. */
export const PlanDownloadButton = lazyButton(
  'Download with your plan',
  async () => (await import('./PlanDownloadButton.tsx')).PlanDownloadButton,
);
