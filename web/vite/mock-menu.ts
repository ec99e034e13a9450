import * as v from 'valibot';
import { closeSession, openSession, SessionUserSchema } from '#lib/session.ts';

/** Menu of `npm run dev -- --mock`: selects the user and the state of the mocked shop. */

const Words = v.array(v.string());
const StateSchema = v.object({ role: v.string(), scenario: v.string(), roles: Words, scenarios: Words });
const ChosenSchema = v.object({ session: v.nullable(v.object({ token: v.string(), user: SessionUserSchema })) });

const look = `
:host { position: fixed; left: 12px; bottom: 12px; z-index: 2147483000; font: 13px/1.4 system-ui, sans-serif; }
details { color: #fff; background: #1b1815; border: 1px solid #857a6d; border-radius: 8px; }
summary { padding: 8px 12px; cursor: pointer; white-space: nowrap; }
form { display: grid; gap: 8px; padding: 4px 12px 12px; }
label { display: grid; grid-template-columns: 5em 11em; align-items: center; }
select, button { font: inherit; padding: 6px; color: #1b1815; background: #fff; border: 0; border-radius: 4px; }
:focus-visible { outline: 2px solid #f0806f; outline-offset: 2px; }`;

function selectOf(name: string, words: readonly string[], chosen: string): HTMLLabelElement {
  const select = document.createElement('select');
  select.name = name.toLowerCase();
  select.append(...words.map((word) => new Option(word, word, false, word === chosen)));
  const label = document.createElement('label');
  label.append(name, select);
  return label;
}

/**
 * Resets the mocked shop to the selection, clears the browser's storage, opens the new session, and reloads the page.
 */
async function open(form: HTMLFormElement): Promise<void> {
  const answer = await fetch('/mock/state', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  const { session } = v.parse(ChosenSchema, await answer.json());
  localStorage.clear();
  if (session) openSession(session);
  else closeSession();
  location.reload();
}

async function showMenu(): Promise<void> {
  const answer = await fetch('/mock/state');
  const { role, scenario, roles, scenarios } = v.parse(StateSchema, await answer.json());
  const form = document.createElement('form');
  const again = document.createElement('button');
  again.textContent = 'Start over';
  form.append(selectOf('Role', roles, role), selectOf('Scenario', scenarios, scenario), again);
  form.addEventListener('change', () => void open(form));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open(form);
  });
  const summary = document.createElement('summary');
  summary.textContent = `Mocked: ${role}, ${scenario}`;
  const details = document.createElement('details');
  details.append(summary, form);
  const style = document.createElement('style');
  style.textContent = look;
  const host = document.createElement('aside');
  host.ariaLabel = 'Mocked shop';
  host.attachShadow({ mode: 'open' }).append(style, details);
  document.body.append(host);
}

await showMenu();
