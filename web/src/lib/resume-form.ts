/** What the script of `vite/early-forms.ts` has kept from before a form came alive. */
interface EarlyForms {
  readonly typed: WeakMap<Element, { readonly value: string; readonly checked: boolean }>;
  /** Forms that were sent, with the button that was pressed. */
  readonly sent: WeakMap<HTMLFormElement, HTMLElement | null>;
}

declare global {
  interface Window {
    readonly earlyForms?: EarlyForms;
  }
}

/** Gives a form that has just been hydrated what was typed into it before, and sends it if it was sent before. */
export async function resumeForm(form: HTMLFormElement): Promise<void> {
  const { typed, sent } = window.earlyForms ?? {};
  // React takes up what an event changes only after its own work is done, here and below.
  await Promise.resolve();
  for (const field of form.elements) {
    const kept = typed?.get(field);
    if (!kept) continue;
    typed?.delete(field);
    if (!isTicked(field)) typeInto(field, kept.value);
    else if (field.checked !== kept.checked) field.click();
  }
  await Promise.resolve();
  const submitter = sent?.get(form);
  if (submitter === undefined) return;
  sent?.delete(form);
  form.requestSubmit(submitter);
}

function isTicked(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** React tells no one of a value that it believes is there already: it is made to see a change. */
function typeInto(field: Element, value: string): void {
  Reflect.set(field, 'value', '');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
