/** What is deferred: lazy pictures, and tiled previews marked as lazy. */
const waiting = ':is(.pattern-picture, .lazy-preview):not([data-seen])';

/**
 * Script for the head. Browsers load lazy pictures up to 3000 px ahead, which triples the bytes of a first visit, and
 * CSS backgrounds regardless of position. Until the visitor scrolls, anything outside the viewport is deferred by
 * `src/app/first-view.css`; afterwards the browser's own heuristics apply. Without JavaScript nothing is deferred.
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
