import { lateButton } from './late-button.tsx';

/** Downloads a pattern the viewer owns. */
export const OwnedDownloadButton = lateButton(
  'Download',
  async () => (await import('./OwnedDownloadButton.tsx')).OwnedDownloadButton,
);

/** Downloads a pattern that the viewer's plan covers. */
export const PlanDownloadButton = lateButton(
  'Download with your plan',
  async () => (await import('./PlanDownloadButton.tsx')).PlanDownloadButton,
);
