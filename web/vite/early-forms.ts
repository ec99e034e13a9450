/**
 * A script for the head. A form that is sent before React hears it would be posted by the browser, which loads the page
 * anew and loses what was typed: it is kept here, and `src/lib/resume-form.ts` sends it when the form has come alive.
 * Without scripts the browser posts it.
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
