/** What waits: pictures that are loaded lazily, and tiled previews that say so. */
const waiting = ':is(.pattern-picture, .lazy-preview):not([data-seen])';

/**
 * A script for the head. Browsers ask for lazy pictures up to 3000 px ahead, which triples the bytes of a first visit,
 * and for backgrounds wherever they are. Until the visitor scrolls, what is out of view waits, as
 * `src/app/first-view.css` has it; from then on the browser looks ahead as it always does. Without scripts nothing waits.
 */
export const firstViewScript = `
      (({ dataset }) => {
        dataset.firstView = '';
        const view = new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) target.dataset.seen = '';
        });
        const arrivals = new MutationObserver(() => {
          for (const picture of document.querySelectorAll('${waiting}')) view.observe(picture);
        });
        arrivals.observe(document, { childList: true, subtree: true });
        const end = () => {
          arrivals.disconnect();
          view.disconnect();
          delete dataset.firstView;
        };
        document.addEventListener('scroll', end, { once: true, capture: true, passive: true });
      })(document.documentElement);
    `;
