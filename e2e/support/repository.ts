/** The repository's root: npm runs every script there, and Jest keeps it. */
export const repositoryRoot = process.cwd();
