import type {
  IllegalTransitionError,
  NotFoundError,
  ProofRequiredError,
  VersionConflictError,
} from './generated/resolvers.ts';

type Typed<Error extends { __typename?: string }> = Error & { readonly __typename: NonNullable<Error['__typename']> };

/** What is asked for is not possible any more. */
export const illegalTransition: Typed<IllegalTransitionError> = {
  __typename: 'IllegalTransitionError',
  message: 'This is not possible any more.',
  path: [],
};

/** What a field names is not there. */
export function notFound(field: string): Typed<NotFoundError> {
  return { __typename: 'NotFoundError', message: 'This does not exist.', path: [field] };
}

/** Somebody saved a newer version. */
export function versionConflict(currentVersion: number): Typed<VersionConflictError> {
  const message = 'This was changed elsewhere in the meantime.';
  return { __typename: 'VersionConflictError', message, path: ['version'], currentVersion };
}

/** The password has to be entered again first. */
export const proofRequired: Typed<ProofRequiredError> = {
  __typename: 'ProofRequiredError',
  message: 'Please enter your password again to do this.',
  path: [],
};
