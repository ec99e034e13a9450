import type { FragmentType, GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** Data that holds the fields of a fragment, which only {@link readFragment} shows. */
export type { FragmentType as Masked };

/** The fields of a fragment by themselves: for what takes them from any data that shows them. */
export type Fields<Fragment> = Omit<Fragment, ' $fragmentName'>;

/**
 * The fields of a fragment, which belong to the file that asks for them: to all others, data that holds them is
 * {@link Masked}. It is the same object, so that reading costs nothing.
 */
export function readFragment<Fragment>(masked: FragmentType<Fragment>): Fragment;
export function readFragment<Fragment>(masked: FragmentType<Fragment> | null | undefined): Fragment | null | undefined;
export function readFragment<Fragment>(masked: readonly FragmentType<Fragment>[]): readonly Fragment[];
export function readFragment(masked: unknown): unknown {
  return masked;
}
