/**
 * Returns a click handler that refetches a query. Failures are reported where the query is read.
 * @param refetch the query's `refetch`
 */
export const reloadBy = (refetch: () => Promise<unknown>) => () => {
  refetch().catch((cause: unknown) => console.info('It was not read again.', cause));
};
