import { user } from '@halfdrop/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response('picture'));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

/** Opens the desk; in the mocked queue, the appeal and the corrected submission are due last. */
async function open(options: Options = {}) {
  signIn({ role: 'ADMIN' });
  const view = await renderApp('/admin/review', { signedIn: true, role: 'ADMIN', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Review' });
  return view;
}
const shown = (title: string) => screen.findByRole('heading', { level: 2, name: title });
const press = (keys: string) => userEvent.keyboard(keys);
const verdicts = ({ operations }: Awaited<ReturnType<typeof open>>) =>
  operations.filter(({ name }) => name === 'DecideSubmission').map(({ variables }) => variables['input']);

test('PR-10 who does not review is refused, and nothing is taken from the queue', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['CONTENT'] });
  signIn(person);
  const { operations } = await renderApp('/admin/review', {
    signedIn: true,
    role: 'ADMIN',
    overrides: { Query: { viewer: () => person } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('TakeNextSubmission');
});

test('R-23 one submission lies on the desk with all that is said of it, and the picture in repeat', async () => {
  const { container } = await open();
  await shown('Woven Dots 101');

  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ wait$/);
  expect(screen.getByText('Dots from the loom, laid by rule.')).toBeVisible();
  expect(screen.getByText('Half drop; joins as Full drop, Half drop')).toBeVisible();
  expect(screen.getByText('On a computer')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Findings' })).toHaveTextContent('The file names no colour profile');
  expect(screen.getByText(/^Kept for you until/)).toBeVisible();
  await waitFor(() => expect(container.querySelector('[data-seam-cross]')).toBeInTheDocument());
});

test('R-23 a key approves, and the next one comes', async () => {
  const view = await open();
  await shown('Woven Dots 101');
  await press('a');
  await shown('Woven Dots 102');
  expect(verdicts(view)).toEqual([{ submissionId: 'submission-101', version: 1, verdict: 'APPROVED' }]);
  expect(view.operations.map(({ name }) => name).filter((name) => name === 'TakeNextSubmission')).toHaveLength(2);
});

test('R-23 what its designer tells the reviewer stands beside it', async () => {
  await open();
  await shown('Woven Dots 101');
  expect(screen.queryByRole('region', { name: 'From the designer' })).toBeNull();
  await press('a');
  await shown('Woven Dots 102');
  const told = within(screen.getByRole('region', { name: 'From the designer' }));
  expect(told.getByText('The dots are uneven on purpose.')).toBeVisible();
});

test('R-23 nothing is refused without reason and words; both are sent with the marks', async () => {
  const view = await open();
  await shown('Woven Dots 101');
  await press('r');
  const form = within(screen.getByRole('form', { name: 'Reject' }));
  await userEvent.click(form.getByRole('button', { name: 'Send: reject' }));
  expect(screen.getByText('Choose at least one reason', { selector: '[role=alert]' })).toBeVisible();
  expect(form.getByText('Say what to do')).toBeVisible();
  expect(verdicts(view)).toEqual([]);

  await userEvent.click(form.getByRole('checkbox', { name: 'Seam visible' }));
  await press('m');
  form.getByRole('button', { name: /^Mark 1 of Seam visible: 40 % from the left/ }).focus();
  await press('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(
    form.getByRole('button', { name: /: 38 % from the left, 40 % from the top, 20 % wide, 22 % high/ }),
  ).toHaveFocus();
  // Shortcuts are plain letters while typing.
  await userEvent.type(form.getByLabelText('What to do'), 'A seam crosses it.');
  await press('{Control>}{Enter}{/Control}');

  await shown('Woven Dots 102');
  expect(verdicts(view)).toMatchObject([
    {
      submissionId: 'submission-101',
      verdict: 'REJECTED',
      note: 'A seam crosses it.',
      reasons: [{ code: 'seam_visible', marks: [{ top: 0.4, width: 0.2 }] }],
    },
  ]);
});

test('R-23 a mark is drawn on the tile with the pointer', async () => {
  const { container } = await open();
  await shown('Woven Dots 101');
  await press('c');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Watermark or signature' }));
  const stage = screen.getByRole('img', { name: 'One tile of Woven Dots 101' });
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 116, 116);
  stage.setPointerCapture = () => undefined;
  // jsdom has no pointer events with coordinates.
  const point = (type: string, clientX: number, clientY: number) =>
    fireEvent(stage, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY }));
  point('pointerdown', 18, 28);
  point('pointermove', 40, 50);
  point('pointerup', 58, 48);

  expect(await screen.findByText('10 % from the left, 20 % from the top, 40 % wide, 20 % high')).toBeVisible();
  await waitFor(() => expect(container.querySelector('[data-marks="1"]')).toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Remove mark 1 of Watermark or signature' }));
  expect(screen.queryByText(/^10 % from the left/)).toBeNull();
});

test('R-23 keys go from size to size, skip, and are listed under a question mark', async () => {
  const view = await open();
  await shown('Woven Dots 101');
  expect(screen.getByRole('button', { name: '100 %' })).toHaveAttribute('aria-pressed', 'true');
  await press('vvv');
  expect(screen.getByRole('button', { name: 'One tile' })).toHaveAttribute('aria-pressed', 'true');
  await press('?');
  expect(screen.getByRole('heading', { name: 'Keys' })).toBeVisible();
  // Shortcuts are disabled behind a dialog.
  await press('a');
  expect(verdicts(view)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await press('s');
  await shown('Woven Dots 102');
  expect(screen.getByRole('button', { name: 'One tile' })).toHaveAttribute('aria-pressed', 'true');
});

test('R-23 a corrected file has the refused one beside it, with its marks', async () => {
  const { container } = await open();
  for (const index of [101, 102, 103, 104, 105, 5, 10]) {
    await shown(`Woven Dots ${index}`);
    await press('a');
  }
  await shown('Woven Dots 106');
  const earlier = within(screen.getByRole('region', { name: 'Earlier verdicts' }));
  expect(earlier.getByText('Red boxes on its picture show where.')).toBeVisible();
  expect(earlier.getByText('The marked place is repaired.')).toBeVisible();
  const before = earlier.getByRole('figure');
  expect(before).toHaveTextContent('The file before it was corrected');
  await waitFor(() => expect(before.querySelector('[data-marks="1"]')).toBeInTheDocument());
  expect(container.querySelectorAll('[data-marks="1"]')).toHaveLength(1);
});

test('R-23 an appeal shows both sides, and is decided one way or the other', async () => {
  const { container } = await open();
  for (const index of [101, 102, 103, 104, 105, 5]) {
    await shown(`Woven Dots ${index}`);
    await press('a');
  }
  await shown('Woven Dots 10');
  const appeal = within(screen.getByRole('region', { name: 'Appeal' }));
  expect(appeal.getByText('Look at it laid three by three.')).toBeVisible();
  expect(appeal.getByText('The marked place is the drawing itself.')).toBeVisible();
  // The refusal's marks are shown on the current picture, which is the one refused.
  await waitFor(() => expect(container.querySelectorAll('[data-marks="1"]')).toHaveLength(1));
  expect(appeal.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask for changes' })).toBeNull();
});

test('R-23 an empty queue says so, and can be looked at again', async () => {
  const takeNextSubmission = () => ({ review: null, wave: [], upcoming: null, waitingCount: 0, errors: [] });
  const { operations } = await open({ overrides: { Mutation: { takeNextSubmission } } });
  expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(operations.filter(({ name }) => name === 'TakeNextSubmission')).toHaveLength(2));
});

test('R-23 what cannot be shown or decided is told, and the desk goes on', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  const __typename = 'IllegalTransitionError' as const;
  const gone = { __typename, message: 'It is not in front of you any more.', path: [] };
  await open({ overrides: { Mutation: { decideSubmission: () => ({ submission: null, errors: [gone] }) } } });
  await shown('Woven Dots 101');
  expect(await screen.findByText('The picture could not be loaded.')).toBeVisible();
  await press('a');
  expect(await screen.findByText('It is not in front of you any more.')).toBeVisible();
  await press('s');
  await shown('Woven Dots 102');
  expect(screen.queryByText('It is not in front of you any more.')).toBeNull();
});

test('R-23 who was away is told, and goes on with what is there', async () => {
  const { operations } = await open({
    overrides: {
      Mutation: {
        keepSubmissionReview: () => ({
          review: null,
          errors: [{ __typename: 'IllegalTransitionError' as const, message: 'Gone', path: [] }],
        }),
      },
    },
  });
  await shown('Woven Dots 101');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60_000);
  await press('v');
  expect(await screen.findByText(/^You were away/)).toBeVisible();
  clock.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText(/^Kept for you until/)).toBeVisible();
  expect(operations.filter(({ name }) => name === 'KeepSubmissionReview')).toHaveLength(1);
});

test('R-23 a newer version is shown beside what is on sale: what each says, before and after', async () => {
  await open();
  for (const _ of [1, 2]) {
    await waitFor(() => expect(screen.getByRole('button', { name: /^Skip/ })).toBeEnabled());
    await press('s');
  }
  const changes = within(await screen.findByRole('table', { name: 'A change of what is on sale' }));
  expect(changes.getByRole('row', { name: /^Title .+ Woven Dots 103/ })).toBeVisible();
});

test('R-23 the nearest stand beside a submission, and a copy is laid on it as it lies there, by key', async () => {
  await open();
  await shown('Woven Dots 101');

  const byDrawing = await screen.findByRole('list', { name: 'By drawing' });
  expect(within(byDrawing).getAllByRole('listitem')).toHaveLength(5);
  expect(within(screen.getByRole('list', { name: 'By colors and texture' })).getAllByRole('listitem')).toHaveLength(5);
  expect(within(byDrawing).getByRole('button', { name: /^Copy/ })).toHaveAttribute('aria-pressed', 'true');
  expect(
    screen.getByText('It lies there flipped, turned by a quarter, shifted by 25% to the right and 50% down.'),
  ).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /laid on what/ }).querySelector('pattern')).toHaveAttribute(
      'patternTransform',
      'translate(0.25 0.5) rotate(90) scale(-1 1)',
    ),
  );
  const slider = screen.getByRole('slider', { name: /^How much of/ });
  await waitFor(() => expect(slider).toBeEnabled());
  await press('b');
  expect(slider).toHaveValue('1');
  await press('b');
  expect(slider).toHaveValue('0');
});

test('R-23 where nothing is near, the desk says so', async () => {
  await open({ overrides: { Query: { submissionNeighbors: () => ({ byDrawing: [], byLook: [] }) } } });
  await shown('Woven Dots 101');
  expect(await screen.findByText('There is nothing to compare it with.')).toBeVisible();
});

async function openWave() {
  const view = await open();
  for (const index of [101, 102, 103]) {
    await shown(`Woven Dots ${index}`);
    await press('a');
  }
  await shown('Woven Dots 104');
  return view;
}

test('R-23 what waits of one collection comes together; keys go from one to the next, and give one verdict for all', async () => {
  const view = await openWave();
  const pieces = within(screen.getByRole('list', { name: 'Pieces' }));
  expect(pieces.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Woven Dots 104',
    'Woven Dots 105',
  ]);
  await press('n');
  await shown('Woven Dots 105');
  await press('w');
  expect(screen.getByRole('checkbox', { name: 'One verdict for all 2' })).toBeChecked();
  await press('a');
  await shown('Woven Dots 5');
  const given = verdicts(view).slice(-2);
  expect(given).toEqual([
    { submissionId: 'submission-104', version: 1, verdict: 'APPROVED' },
    { submissionId: 'submission-105', version: 1, verdict: 'APPROVED' },
  ]);
});

test('R-23 a piece of a collection has a verdict of its own, and the others stay', async () => {
  const view = await openWave();
  await userEvent.click(screen.getByRole('button', { name: 'Woven Dots 105' }));
  await shown('Woven Dots 105');
  await press('a');
  await shown('Woven Dots 104');
  expect(screen.queryByRole('list', { name: 'Pieces' })).toBeNull();
  expect(verdicts(view).at(-1)).toEqual({ submissionId: 'submission-105', version: 1, verdict: 'APPROVED' });
});
