import type { Page } from 'playwright-core';

/** Minimum edge in pixels of a noticeable empty area. */
const MIN_EDGE = 96;

/** Returns one line for each area of a page's content that is reserved but holds neither text nor a picture. */
export function emptyFramesOf(page: Page): Promise<string[]> {
  return page.evaluate(framesIn, MIN_EDGE);
}

/** Runs in the page. */
function framesIn(minEdge: number): string[] {
  const pictures = 'img, svg, canvas, video, input, select, textarea';
  const isFilled = (element: Element) =>
    (element.textContent ?? '').trim() !== '' ||
    element.matches(pictures) ||
    element.querySelector(pictures) !== null ||
    [element, ...element.querySelectorAll('*')].some((each) => getComputedStyle(each).backgroundImage !== 'none');
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < minEdge || height < minEdge || isFilled(element)) return [];
    return [`<${element.tagName.toLowerCase()} class="${element.className}"> of ${width} × ${height} px holds nothing`];
  });
}
