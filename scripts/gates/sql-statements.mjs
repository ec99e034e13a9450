const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$/-]+|./g;

/**
 * Parses the statements of an SQL file.
 * @param {string} text
 * @returns {{ code: string, comments: string }[]} `code`: in lowercase on one line, without comments and string
 * literals, and without function bodies, which do not run
 */
export function statementsOf(text) {
  const statements = [];
  let code = '';
  let comments = '';
  for (const [part] of text.matchAll(token)) {
    if (part.startsWith('--') || part.startsWith('/*')) comments += `${part}\n`;
    else if (part === ';') {
      statements.push({ code, comments });
      code = '';
      comments = '';
    } else if (part.startsWith("'")) code += "''";
    else if (/^\$\w*\$/.test(part)) code += /^\s*do\b/i.test(code) ? ` ${part} ` : '$$';
    else code += part;
  }
  if (code.trim()) statements.push({ code, comments });
  return statements.map(({ code: written, comments: said }) => ({
    code: written.replaceAll(/\s+/g, ' ').trim().toLowerCase(),
    comments: said,
  }));
}
