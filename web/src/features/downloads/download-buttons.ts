import { lazyButton } from './lazy-button.tsx';

/** Downloads a pattern the viewer owns. */
export const OwnedDownloadButton = lazyButton(
  'Download',
  async () => (await import('./OwnedDownloadButton.tsx')).OwnedDownloadButton,
);

/** Downloads a pattern that the viewer's plan covers. */
export const PlanDownloadButton = lazyButton(
  'Download with your plan',
  async () => (await import('./PlanDownloadButton.tsx')).PlanDownloadButton,
);
