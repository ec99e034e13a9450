import { PageNotice } from '#ui/PageNotice.tsx';

/** Notice about what works without JavaScript. */
export function ScriptsNotice() {
  return (
    <noscript>
      <PageNotice>
        Searching, lists and pages work as they are. The bag, filters, signing in and forms need JavaScript, which is
        off in this browser.
      </PageNotice>
    </noscript>
  );
}
