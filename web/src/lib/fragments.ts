import type { FragmentType, GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** Data that holds a fragment's fields, readable only with {@link readFragment}. */
export type { FragmentType as Masked };

/** A fragment's own fields, for code that accepts any data that has them. */
export type Fields<Fragment> = Omit<Fragment, ' $fragmentName'>;

/**
 * Unmasks a fragment. Its fields are visible only to the file that declares it; to all others, the data is
 * {@link Masked}. Returns the same object, so it costs nothing.
 */
export function readFragment<Fragment>(masked: FragmentType<Fragment>): Fragment;
export function readFragment<Fragment>(masked: FragmentType<Fragment> | null | undefined): Fragment | null | undefined;
export function readFragment<Fragment>(masked: readonly FragmentType<Fragment>[]): readonly Fragment[];
export function readFragment(masked: unknown): unknown {
  return masked;
}
