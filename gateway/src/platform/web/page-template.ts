import { createHash } from 'node:crypto';

/** What the web app's server entry gives for one address. */
export interface RenderedPage {
  readonly html: string;
  /** What the client's cache starts with. */
  readonly state: unknown;
  readonly status: number;
  /** Style tags. */
  readonly styles: string;
  /** Title, meta and link tags. */
  readonly head: string;
}

/** The built index.html, ready to be filled. */
export interface PageTemplate {
  /** The page without content: the browser renders it. */
  readonly shell: string;
  fill(page: RenderedPage): string;
  /** Sources for the `script-src` directive: hashes of the scripts that stand in the page itself. */
  readonly scriptSources: readonly string[];
}

const HEAD_MARK = '<!--app-head-->';
const HTML_MARK = '<!--app-html-->';

/** JSON that cannot end the script element it stands in. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Reads the marks `<!--app-head-->` and `<!--app-html-->` of an index.html. */
export function pageTemplate(indexHtml: string): PageTemplate {
  const [beforeHead, afterHead] = splitOnce(indexHtml, HEAD_MARK);
  const [beforeHtml, afterHtml] = splitOnce(afterHead, HTML_MARK);
  const [beforeEnd, end] = splitOnce(afterHtml, '</body>');
  return {
    shell: indexHtml.replace(HEAD_MARK, '').replace(HTML_MARK, ''),
    fill: ({ head, styles, html, state }) =>
      `${beforeHead}${head}${styles}${beforeHtml}${html}${beforeEnd}` +
      `<script type="application/json" id="apollo">${inertJson(state)}</script></body>${end}`,
    scriptSources: inlineScripts(indexHtml).map((script) => {
      const digest = createHash('sha256').update(script).digest('base64');
      return `'sha256-${digest}'`;
    }),
  };
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}
