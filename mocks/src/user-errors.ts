import type {
  IllegalTransitionError,
  NotFoundError,
  ProofRequiredError,
  VersionConflictError,
} from './generated/resolvers.ts';

type Typed<Error extends { __typename?: string }> = Error & { readonly __typename: NonNullable<Error['__typename']> };

/** The requested transition is no longer possible. */
export const illegalTransition: Typed<IllegalTransitionError> = {
  __typename: 'IllegalTransitionError',
  message: 'This is not possible any more.',
  path: [],
};

/** Returns the error for a field that names something unknown. */
export function notFound(field: string): Typed<NotFoundError> {
  return { __typename: 'NotFoundError', message: 'This does not exist.', path: [field] };
}

/** Returns the error for a version that was changed in the meantime. */
export function versionConflict(currentVersion: number): Typed<VersionConflictError> {
  const message = 'This was changed elsewhere in the meantime.';
  return { __typename: 'VersionConflictError', message, path: ['version'], currentVersion };
}

/** The password must be re-entered first. */
export const proofRequired: Typed<ProofRequiredError> = {
  __typename: 'ProofRequiredError',
  message: 'Please enter your password again to do this.',
  path: [],
};
