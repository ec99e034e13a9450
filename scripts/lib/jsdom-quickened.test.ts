/** @jest-environment jsdom */
import { quickenLabels } from './jsdom-quickened.cjs';

const markup = `
  <label for="a">named</label> <label for="a">named again</label> <label>around <span><select></select></span></label>
  <label for="hidden">hidden</label> <label for="text">text</label> <label for="none">nowhere</label> <label for="">empty</label>
  <label>no field</label> <label for="button">button</label> <label>around <input type="hidden"><input></label>
  <input id="a"><input id="hidden" type="hidden"><p id="text"></p><button id="button">press</button>
  <textarea></textarea><output></output><progress></progress><meter></meter>`;

/** Returns the text of each field's labels, and the position of each label's field. */
function pairsOf(root: ParentNode) {
  const fields = [
    ...root.querySelectorAll<HTMLInputElement>('input, select, button, textarea, output, progress, meter'),
  ];
  return {
    labels: fields.map((field) => field.labels && Array.from(field.labels, (label) => label.textContent)),
    controls: Array.from(root.querySelectorAll('label'), ({ control }) => fields.findIndex((each) => each === control)),
  };
}

test('labels that are found by an index are those that jsdom finds, on the page and beside it', () => {
  document.body.innerHTML = markup;
  const form = document.createElement('form');
  form.innerHTML = markup;
  const found = [document, form].map(pairsOf);
  expect(found[0]?.labels).toContainEqual(['named', 'named again']);
  expect(found[0]?.controls).toContain(-1);

  quickenLabels(window);
  expect([document, form].map(pairsOf)).toEqual(found);
});
