const MAX_FILES = 3;

const introduction = `# What can go wrong, and what shows that it does not

Made by \`npm run reliability\` from \`docs/reliability.tsv\` and the titles of tests and measurements; change those.

Each case has a number, which stands in the title of whatever shows it. "Missing" says what the bar asks for and nothing here
shows. Titles of C1 to C4 name findings of an earlier attack as well: read them before you rely on a count. "Measured last"
is what the long runs wrote down: \`npm run trust\`, \`npm run cluster\`, \`npm run drill\` and measurements that name a case.`;

/**
 * Returns the page of all cases.
 * @param {readonly import('./catalogue.mjs').Case[]} cases
 * @param {ReadonlyMap<string, readonly string[]>} proofs
 * @param {readonly import('./figures.mjs').Figure[]} figures
 * @returns {string}
 */
export function reliabilityPage(cases, proofs, figures) {
  const named = cases.filter(({ id }) => proofs.has(id));
  const whole = named.filter(({ missing }) => missing === '');
  const areas = [...new Set(cases.map(({ area }) => area))];
  return [
    introduction,
    `Of ${cases.length} cases ${named.length} are named by tests, ${whole.length} of them with nothing missing that is known; ${cases.length - named.length} are named by none.`,
    ...areas.map((area) =>
      section(
        area,
        cases.filter((each) => each.area === area),
        proofs,
        figures,
      ),
    ),
  ].join('\n\n');
}

function section(area, cases, proofs, figures) {
  const rows = cases.map(({ id, text, bar, missing }) => {
    const files = proofs.get(id) ?? [];
    const measured = measuredLast(figures.filter((each) => each.id === id));
    return `| ${[id, text, bar, shownBy(files), measured, missingOf(files, missing)].map(cell).join(' | ')} |`;
  });
  const head = '| # | Case | Passes when | Shown by | Measured last | Missing |';
  return [`## ${area}\n`, head, '| - | - | - | - | - | - |', ...rows].join('\n');
}

function shownBy(files) {
  const places = [...new Set(files)];
  const named = places.slice(0, MAX_FILES).join(', ');
  const others = places.length > MAX_FILES ? ` and ${places.length - MAX_FILES} more` : '';
  return files.length === 0 ? 'nothing names it' : `${files.length} in ${named}${others}`;
}

const measuredLast = (figures) =>
  figures.map(({ promise, figure, day }) => `${promise}: ${figure} (${day})`).join('; ');

const missingOf = (files, missing) => missing || (files.length === 0 ? 'all of it' : '');

const cell = (text) => text.replaceAll('|', String.raw`\|`);
