import { PageNotice } from '#ui/PageNotice.tsx';

/** Says what works in a browser without scripts. */
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
