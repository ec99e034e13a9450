import * as v from 'valibot';
import { EnvironmentSchema } from './config.ts';
import type { SettingInForce } from './system/setting-in-force.ts';

/** Names of what nobody may read, now and of settings to come. */
const secretName = /SECRET|TOKEN|PASSWORD|KEY/;

/** What the environment decides, without its secrets: of those it is told whether they are set. */
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

/** An address may carry who signs in, and parameters such as a password. */
function withoutPassword(text: string): string {
  if (!/^[a-z]+:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}
