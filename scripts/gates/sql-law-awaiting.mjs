/**
 * The files below `api/src` that hold SQL, are no repositories and wait to be mended. Nothing is added here.
 * @type {readonly string[]}
 */
export const misplacedSql = [];
