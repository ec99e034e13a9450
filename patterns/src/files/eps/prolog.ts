import type { Form } from '../vector/content-writer.ts';

/**
 * The painting operators of PDF as PostScript procedures. PostScript has a single current color: it holds the fill
 * color, and the stroke color is kept in three variables. Every shape sets the colors it uses.
 */
export const PROLOG = `
/hdM matrix def
/hdR 0 def /hdG 0 def /hdB 0 def
/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def
/re {4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath} bind def
/q {gsave} bind def /Q {grestore} bind def
/cm {hdM astore concat} bind def
/W {clip} bind def /n {newpath} bind def
/rg {setrgbcolor} bind def
/RG {/hdB exch def /hdG exch def /hdR exch def} bind def
/w {setlinewidth} bind def /J {setlinecap} bind def /j {setlinejoin} bind def /M {setmiterlimit} bind def
/d {setdash} bind def
/f {fill} bind def /f* {eofill} bind def
/S {gsave hdR hdG hdB setrgbcolor stroke grestore newpath} bind def
/B {gsave fill grestore S} bind def /B* {gsave eofill grestore S} bind def
/Do {gsave load exec grestore} bind def
`.trimStart();

/** A procedure holds at most 65,535 elements (PostScript Language Reference, appendix B); this leaves a margin. */
const MAX_ELEMENTS = 50_000;

/** Splits operator lines into chunks that each fit into a procedure. */
function stretches(body: string): string[] {
  const found: string[] = [];
  let lines: string[] = [];
  let elements = 0;
  for (const line of body.split('\n')) {
    const count = line.split(' ').length;
    if (elements + count > MAX_ELEMENTS) {
      found.push(lines.join('\n'));
      lines = [];
      elements = 0;
    }
    lines.push(line);
    elements += count;
  }
  return [...found, lines.join('\n')];
}

/** Returns the definition of a form as one procedure, or several if it is too long for one. */
export function formProcedure({ name, body }: Form): string {
  const parts = stretches(body);
  if (parts.length === 1) return `/${name} {\n${body}} bind def\n`;
  const procedures = parts.map((part, index) => `/${name}.${index} {\n${part}\n} bind def\n`);
  return `${procedures.join('')}/${name} {${parts.map((_, index) => `${name}.${index}`).join(' ')}} bind def\n`;
}
