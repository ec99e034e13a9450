/** The repository's root: npm runs every script there, and Jest does not change it. */
export const repositoryRoot = process.cwd();
