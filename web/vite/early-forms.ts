/**
 * Script for the head. A form submitted before hydration would be posted by the browser, which reloads the page and
 * loses the input: the submission is recorded here, and `src/lib/resume-form.ts` repeats it after hydration. Without
 * JavaScript the browser posts it.
 */
export const earlyFormsScript = `
      (() => {
        const typed = new WeakMap();
        const sent = new WeakMap();
        window.earlyForms = { typed, sent };
        const keep = ({ target }) => typed.set(target, { value: target.value, checked: target.checked });
        addEventListener('input', keep, true);
        addEventListener('change', keep, true);
        addEventListener('submit', (event) => {
          if (event.defaultPrevented || event.target.method !== 'post') return;
          event.preventDefault();
          sent.set(event.target, event.submitter);
        });
      })();
    `;
