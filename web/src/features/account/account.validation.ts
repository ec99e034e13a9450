import { EmailField, GivenPasswordField, NameField, NewPasswordField } from '@halfdrop/domain';
import * as v from 'valibot';

/** The same password once more. */
export const confirmRule = v.pipe(v.string(), v.nonEmpty('Please confirm your password'));

/** What the sign-in form takes. */
export const loginRules = v.object({ email: EmailField, password: GivenPasswordField });

/** What an account is made of; its username is made from the name. */
export const accountRules = v.object({ name: NameField, email: EmailField, password: NewPasswordField });
