/** A drawing that tries to run code or to reach outside itself, or only appears to. */
interface HostileSvg {
  readonly title: string;
  readonly svg: string;
}

const RUN = "alert('ran')";
const OUTSIDE = 'https://outside.example/x';
const inner = `<svg xmlns="http://www.w3.org/2000/svg" id="x" onload="${RUN}"><script>${RUN}</script></svg>`;
const embedded = `data:image/svg+xml;base64,${Buffer.from(inner).toString('base64')}`;
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';
const square = 'width="90" height="90"';

const PARTS: Readonly<Record<string, string>> = {
  'a script': `<script>${RUN}</script>`,
  'a script in a prefix': `<s:script>${RUN}</s:script>`,
  'a script of another host': `<script href="${OUTSIDE}.js"/>`,
  'a script in an address': `<script xlink:href="data:text/javascript,${RUN}"/>`,
  'an onload': `<g onload="${RUN}"/>`,
  'an onerror': `<image ${square} href="data:image/png;base64,AAAA" onerror="${RUN}"/>`,
  'an onclick': `<rect ${square} onclick="${RUN}" onmousemove="${RUN}"/>`,
  'an onbegin': `<rect ${square}><animate attributeName="x" to="9" dur="1s" onbegin="${RUN}"/></rect>`,
  'a foreignObject with a script': `<foreignObject ${square}><script ${xhtml}>${RUN}</script></foreignObject>`,
  'a foreignObject with a picture': `<foreignObject ${square}><img ${xhtml} src="${OUTSIDE}" onerror="${RUN}"/></foreignObject>`,
  'a foreignObject with a frame': `<foreignObject ${square}><iframe ${xhtml} srcdoc="&lt;script&gt;parent.${RUN}&lt;/script&gt;"/></foreignObject>`,
  'a frame': `<iframe ${xhtml} src="javascript:${RUN}"/>`,
  'a video': `<video ${xhtml} src="${OUTSIDE}" onerror="${RUN}"/>`,
  'a link to a script': `<a href="javascript:${RUN}"><rect ${square}/></a>`,
  'a link that becomes one to a script': `<a><set attributeName="href" to="javascript:${RUN}"/><rect ${square}/></a>`,
  'a use of another host': `<use href="${OUTSIDE}.svg#x"/>`,
  'a use of a drawing in an address': `<use xlink:href="${embedded}#x"/>`,
  'an image of another host': `<image ${square} href="${OUTSIDE}.png"/>`,
  'an image that is a drawing': `<image ${square} href="${embedded}"/>`,
  'a filter image of another host': `<filter id="fi"><feImage href="${OUTSIDE}.png"/></filter><rect ${square} filter="url(#fi)"/>`,
  'a fill of another host': `<rect ${square} style="fill:url(${OUTSIDE}.svg#x)"/>`,
  'an @import': `<style>@import "${OUTSIDE}.css";</style>`,
  'an @import in escapes': String.raw`<style>@\69mport "${OUTSIDE}.css";</style>`,
  'a font of another host': `<style>@font-face{font-family:a;src:url(${OUTSIDE})}</style><text font-family="a">a</text>`,
  'a background of another host': `<style>rect{background:u/**/rl(${OUTSIDE})}*{mask-image:url(${OUTSIDE})}</style>`,
  'an entity of a file': '<g id="&file;"/>',
  'a billion laughs': '<g id="&laughs;"/>',
  'the code of a script in a title': `<title>&lt;script&gt;${RUN}&lt;/script&gt;</title>`,
  'the code of a script in CDATA': `<desc><![CDATA[</desc><script>${RUN}</script>]]></desc>`,
  'the code of a script in a comment': `<!-- ><script>${RUN}</script><g onload="${RUN}"/> -->`,
  'an attribute that would end itself': `<path d="M0 0h9v9z" id="a&quot; onload=&quot;${RUN}" aria-label="&quot;&gt;&lt;script&gt;${RUN}&lt;/script&gt;"/>`,
  'code in names that are left away': `<g class="javascript:${RUN}" data-code="&lt;script&gt;${RUN}&lt;/script&gt;" x:label="x" role="${RUN}"/>`,
  'a tag of a web page in a style': `<style>/* &lt;/style&gt;&lt;img src=x onerror=${RUN}&gt; */.a{fill:red}</style><path class="a" d="M0 0h9v9z"/>`,
};

const CARRIERS: Readonly<Record<string, (part: string) => string>> = {
  'by itself': (part) => part,
  'in a group': (part) => `<g><g transform="scale(1)">${part}</g></g>`,
  'in defs': (part) => `<defs>${part}</defs>`,
  'in a symbol in use': (part) => `<symbol id="carrier">${part}</symbol><use href="#carrier"/>`,
  'in a drawing in it': (part) => `<svg x="0" y="0" ${square}>${part}</svg>`,
  'in a pattern': (part) => `<pattern id="carrier" ${square}>${part}</pattern><rect ${square} fill="url(#carrier)"/>`,
  'among metadata': (part) => `<metadata>${part}</metadata>`,
};

const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`);
const documentType = `<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY l0 "ha">${laughs.join('')}<!ENTITY laughs "&l9;">]>`;

function drawingWith(content: string): string {
  const head = content.includes('&file;') || content.includes('&laughs;') ? documentType : '';
  const names =
    'xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="urn:x"';
  return `${head}<svg ${names} width="100" height="100"><path d="M0 0h50v50z" fill="#a33"/>${content}</svg>`;
}

/** Over two hundred drawings: every payload at every position. */
export const HOSTILE_SVGS: readonly HostileSvg[] = Object.entries(PARTS).flatMap(([part, markup]) =>
  Object.entries(CARRIERS).map(([carrier, carried]) => ({
    title: `${part} ${carrier}`,
    svg: drawingWith(carried(markup)),
  })),
);
