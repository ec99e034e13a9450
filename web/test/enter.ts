import userEvent from '@testing-library/user-event';

/** Puts text into a field at one stroke, as a password manager does; letter by letter is for what happens meanwhile. */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
