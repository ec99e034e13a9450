import { StartupError } from '../startup-error.ts';

/** The schema of the database does not fit this version of the shop, or could not be brought to it. */
export class SchemaError extends StartupError {
  override readonly exitCode = 3;
}
