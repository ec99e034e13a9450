import { EmailField, GivenPasswordField, NameField, NewPasswordField } from '@halfdrop/domain';
import * as v from 'valibot';

/** Confirmation of a password. */
export const confirmRule = v.pipe(v.string(), v.nonEmpty('Please confirm your password'));

/** Rules of the sign-in form. */
export const loginRules = v.object({ email: EmailField, password: GivenPasswordField });

/** Rules of the registration form; the username is derived from the name. */
export const accountRules = v.object({ name: NameField, email: EmailField, password: NewPasswordField });
