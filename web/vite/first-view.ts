/** What waits: pictures that are loaded lazily, and cloths that say so. */
const waiting = '.pattern-picture, .lazy-cloth';

/**
 * A script for the head. Browsers ask for lazy pictures up to 3000 px ahead, which triples the bytes of a first visit,
 * and for backgrounds wherever they are. Here what the page came with waits, as `src/app/first-view.css` has it, until
 * it is in view or the visitor scrolls: from then on the browser looks ahead as it always does. Without scripts, and in
 * what is rendered later, nothing waits.
 */
export const firstViewScript = `
      (({ dataset }) => {
        dataset.arriving = '';
        document.addEventListener('DOMContentLoaded', () => {
          const waiting = document.querySelectorAll('${waiting}');
          const show = ({ dataset }) => delete dataset.waits;
          const view = new IntersectionObserver((entries) => {
            for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
          });
          for (const picture of waiting) {
            picture.dataset.waits = '';
            view.observe(picture);
          }
          delete dataset.arriving;
          const showAll = () => {
            view.disconnect();
            waiting.forEach(show);
          };
          document.addEventListener('scroll', showAll, { once: true, passive: true });
        });
      })(document.documentElement);
    `;
