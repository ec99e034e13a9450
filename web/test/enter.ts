import userEvent from '@testing-library/user-event';

/**
 * Fills a field in a single event, like a password manager; type letter by letter only to test what happens in between.
 */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
