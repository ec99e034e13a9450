import * as v from 'valibot';
import { mockRoles } from './roles.ts';
import { scenarios } from './scenarios.ts';

const COOKIE = 'mock';

const ChoiceSchema = v.object({ role: v.picklist(mockRoles), scenario: v.picklist(scenarios) });

/** Which mocked shop a browser looks at. */
export type MockChoice = v.InferOutput<typeof ChoiceSchema>;

/** The name of a choice: no two have the same. */
export const nameOfChoice = ({ role, scenario }: MockChoice): string => `${role}.${scenario}`;

/** Reads what a browser asks for; null for what there is not. */
export function parseChoice(asked: unknown): MockChoice | null {
  const parsed = v.safeParse(ChoiceSchema, asked);
  return parsed.success ? parsed.output : null;
}

/** The choice that a browser remembers in a cookie, so that it outlasts a restart of the server. */
export function choiceOfCookies(header: string | undefined): MockChoice | null {
  const [, role, scenario] = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)\\.(\\w+)`).exec(header ?? '') ?? [];
  return parseChoice({ role, scenario });
}

/** The header that has a browser remember a choice. */
export const cookieOfChoice = (choice: MockChoice): string =>
  `${COOKIE}=${nameOfChoice(choice)}; Path=/; SameSite=Lax; HttpOnly`;
