/** State that `vite/early-forms.ts` recorded before hydration. */
interface EarlyForms {
  readonly typed: WeakMap<Element, { readonly value: string; readonly checked: boolean }>;
  /** Forms submitted before hydration, with the button that was pressed. */
  readonly sent: WeakMap<HTMLFormElement, HTMLElement | null>;
}

declare global {
  interface Window {
    readonly earlyForms?: EarlyForms;
  }
}

/** Restores what was typed into a form before hydration, and submits it if it was submitted before. */
export async function resumeForm(form: HTMLFormElement): Promise<void> {
  const { typed, sent } = window.earlyForms ?? {};
  // React processes an event's changes only after its own work is done, here and below.
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

/** Sets a field's value so that React notices: it ignores a value that it believes is already set. */
function typeInto(field: Element, value: string): void {
  Reflect.set(field, 'value', '');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
