import { NameField, UsernameField } from '@halfdrop/domain';
import * as v from 'valibot';

/** Rules of the form for name and username. */
export const nameRules = v.object({ name: NameField, username: UsernameField });
