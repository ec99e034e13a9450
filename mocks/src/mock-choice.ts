import * as v from 'valibot';
import { mockRoles } from './roles.ts';
import { scenarios } from './scenarios.ts';

const COOKIE = 'mock';

const ChoiceSchema = v.object({ role: v.picklist(mockRoles), scenario: v.picklist(scenarios) });

/** Choice of a mocked shop by a browser. */
export type MockChoice = v.InferOutput<typeof ChoiceSchema>;

/** Returns the unique name of a choice. */
export const nameOfChoice = ({ role, scenario }: MockChoice): string => `${role}.${scenario}`;

/** Parses a requested choice; returns null if there is no such shop. */
export function parseChoice(asked: unknown): MockChoice | null {
  const parsed = v.safeParse(ChoiceSchema, asked);
  return parsed.success ? parsed.output : null;
}

/** Reads the choice from the browser's cookie, so that it survives a restart of the server. */
export function choiceOfCookies(header: string | undefined): MockChoice | null {
  const [, role, scenario] = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)\\.(\\w+)`).exec(header ?? '') ?? [];
  return parseChoice({ role, scenario });
}

/** Returns the cookie header that stores a choice. */
export const cookieOfChoice = (choice: MockChoice): string =>
  `${COOKIE}=${nameOfChoice(choice)}; Path=/; SameSite=Lax; HttpOnly`;
