import { createHash } from 'node:crypto';

/** Output of the web app's server entry for one URL. */
export interface RenderedPage {
  readonly html: string;
  /** Initial state of the client cache. */
  readonly state: unknown;
  readonly status: number;
  /** Style tags. */
  readonly styles: string;
  /** Title, meta and link tags. */
  readonly head: string;
}

/** The built index.html as a template. */
export interface PageTemplate {
  /** The page without content, to be rendered by the browser. */
  readonly shell: string;
  fill(page: RenderedPage): string;
  /** Hashes of inline scripts for the `script-src` directive. */
  readonly scriptSources: readonly string[];
}

const HEAD_MARK = '<!--app-head-->';
const HTML_MARK = '<!--app-html-->';

/** Serializes JSON so that it cannot close its script element. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Parses an index.html with the markers `<!--app-head-->` and `<!--app-html-->`. */
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
