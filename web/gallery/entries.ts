import { actionEntries } from './entries/actions.tsx';
import { formEntries } from './entries/forms.tsx';
import { noticeEntries } from './entries/notices.tsx';
import { pageEntries } from './entries/pages.tsx';
import { tableEntries } from './entries/tables.tsx';
import { textEntries } from './entries/text.tsx';
import { widgetEntries } from './entries/widgets.tsx';
import type { GalleryEntry } from './entry.ts';

/** All components of `ui/` and `widgets/`. */
export const galleryEntries: readonly GalleryEntry[] = [
  ...textEntries,
  ...actionEntries,
  ...formEntries,
  ...noticeEntries,
  ...pageEntries,
  ...widgetEntries,
  ...tableEntries,
];
