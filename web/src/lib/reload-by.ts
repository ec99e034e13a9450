/**
 * What a button calls to read something again. Whether it failed once more is shown where it is read from.
 * @param refetch that of the query
 */
export const reloadBy = (refetch: () => Promise<unknown>) => () => {
  refetch().catch((cause: unknown) => console.info('It was not read again.', cause));
};
