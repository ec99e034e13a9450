import * as v from 'valibot';
import { EnvironmentSchema } from './config.ts';
import type { SettingInForce } from './system/setting-in-force.ts';

/** Pattern of setting names, current and future, whose values are secret. */
const secretName = /SECRET|TOKEN|PASSWORD|KEY/;

/** Lists the settings from the environment; of secrets, only whether they are set. */
export function settingsInForce(environment: Readonly<Record<string, string | undefined>>): SettingInForce[] {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const values = new Map(Object.entries(v.parse(EnvironmentSchema, given)));
  return Object.keys(EnvironmentSchema.entries).map((name) => {
    const value = values.get(name);
    const isSet = value !== undefined;
    const isSecret = secretName.test(name);
    return { name, value: isSet && !isSecret ? withoutPassword(String(value)) : null, isSecret, isSet };
  });
}

/** Strips credentials and query parameters, which may hold a password, from a URL. */
function withoutPassword(text: string): string {
  if (!/^[a-z]+:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}
