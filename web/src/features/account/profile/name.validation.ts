import { NameField, UsernameField } from '@halfdrop/domain';
import * as v from 'valibot';

/** What the form for a person's own names takes. */
export const nameRules = v.object({ name: NameField, username: UsernameField });
