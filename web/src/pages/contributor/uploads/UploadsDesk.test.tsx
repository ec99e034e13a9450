import { designers, readySubmission } from '@halfdrop/mocks';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PreflightRequest } from '#lib/preflight/preflight-file.ts';
import { signIn } from '../../../../test/browser-state.ts';
import { fakeTus } from '../../../../test/fake-tus.ts';
import { renderApp } from '../../../../test/render.tsx';
import { uploadQueueOf } from './upload-queue.ts';

type Options = Parameters<typeof renderApp>[1];

const queue = uploadQueueOf(designers[0]?.id ?? '');
const png = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const facts = { kind: 'png', bytes: 6, size: { width: 4000, height: 4000 } };
const seam = {
  code: 'seam-broken',
  severity: 'error',
  boxes: [{ left: 0, top: 400, width: 40, height: 800 }],
  data: { layout: 'block', fits: 'half-drop' },
};

/** A drawing that is the same in each file that is called dots. */
const DOTS = 'dots';

/** What is found in a file that cannot be looked at. */
const unsupported = { code: 'unsupported', severity: 'error', boxes: [], data: {} };

/** What is found in a file: one that is called torn joins as a half-drop alone, one with dots is a copy of others. */
function reportOn({ file, claim }: PreflightRequest): unknown {
  const name = file instanceof File ? file.name : '';
  const isTorn = name.startsWith('torn');
  if (name.startsWith('notes')) return { findings: [unsupported], facts: null, measures: null };
  const fingerprint = name.startsWith(DOTS) ? DOTS : name;
  const copies = (claim.own ?? []).filter((tile) => tile.fingerprint === fingerprint);
  const copied = copies.map(({ id, title = '' }) => ({
    code: 'copy-of-own',
    severity: 'warning',
    boxes: [],
    data: { id, title },
  }));
  const layouts = isTorn ? ['half-drop'] : ['block', 'brick'];
  const findings = isTorn && claim.layout === 'block' ? [seam] : copied;
  return { findings, facts, measures: { width: 4000, height: 4000, layouts, fingerprint } };
}

/** Stands in for the worker that looks at a file; a browser that has none leaves it to the shop. */
class FakeWorker extends EventTarget {
  static isThere = true;
  postMessage(request: PreflightRequest): void {
    const check = { report: reportOn(request), isComplete: true };
    const data = FakeWorker.isThere ? { check, error: null } : { check: null, error: 'No canvas' };
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {
    // It has nothing to give back.
  }
}

let shop: ReturnType<typeof fakeTus>;

beforeEach(() => {
  shop = fakeTus();
  FakeWorker.isThere = true;
  Object.assign(globalThis, { Worker: FakeWorker });
  globalThis.fetch = jest.fn(async () => new Response('picture'));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => act(() => queue.files().forEach(({ key }) => queue.remove(key))));

async function open(options: Options = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const view = await renderApp('/contributor/uploads', { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await screen.findByRole('heading', { level: 2, name: 'Uploads' });
  return view;
}

const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Pattern files'), files);
const line = (name: string) => within(screen.getByRole('listitem', { name }));
const methods = () => shop.requests.map(({ method }) => method);

test('R-23 who has uploaded nothing is told how it goes', async () => {
  await open({ submissions: 'none' });
  expect(await screen.findByText(/checked here before they are sent/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Drafts' })).toBeNull();
});

test('R-23 drafts show how far they are, and what there is to do', async () => {
  await open();
  const drafts = within(await screen.findByRole('list', { name: 'Drafts' }));
  const words = drafts.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual([
    'Woven Dots 1ReceivedIts file is checked in a moment',
    'Woven Dots 2Being checkedIts file is checked in a moment',
    'Woven Dots 3Failed the check1 thing to fix',
    'Woven Dots 4ReadySay what it is, and hand it in',
  ]);
});

test('R-23 a file is looked at, sent in the layout that was chosen, and becomes a draft', async () => {
  const draft = readySubmission(7, { uploadId: 'sent-1', title: 'Reeds' });
  const isThere = () => methods().includes('PATCH');
  const pageInfo = { page: 1, limit: 24, totalItems: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false };
  const studioSubmissions = () => ({ items: isThere() ? [draft] : [], counts: [], pageInfo });
  await open({ overrides: { Query: { studioSubmissions } } });
  await userEvent.selectOptions(screen.getByLabelText('Repeat layout of the next files'), 'Brick');
  await choose(png('reeds.png'));

  expect(await screen.findByText('Reeds')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files' })).toBeNull());
  expect(methods()).toEqual(['POST', 'PATCH']);
  expect(shop.requests[0]?.metadata).toMatchObject({ filename: 'reeds.png', purpose: 'master', layout: 'brick' });
});

test('R-23 what would be refused is shown on the picture before a byte is sent, and passes in another layout', async () => {
  const { container } = await open();
  await choose(png('torn.png'));

  const found = await screen.findByRole('list', { name: 'Found in torn.png' });
  expect(found).toHaveTextContent('The tile does not join as a full drop. It does as a half drop.');
  expect(found).toHaveTextContent('Move the tile by half its size');
  expect(line('torn.png').getByText('It joins as: half drop.')).toBeVisible();
  await waitFor(() => expect(container.querySelector('[data-found="1"]')).toBeInTheDocument());
  expect(shop.requests).toEqual([]);

  await userEvent.selectOptions(screen.getByLabelText('Repeat layout of torn.png'), 'Half drop');
  await waitFor(() => expect(methods()).toEqual(['POST', 'PATCH']));
  expect(shop.requests[0]?.metadata).toMatchObject({ layout: 'half-drop' });
});

test('R-23 a file that is no picture is refused with words, and no layout is asked for it', async () => {
  await open();
  await choose(new File(['notes'], 'notes.png', { type: 'image/png' }));
  expect(await screen.findByRole('list', { name: 'Found in notes.png' })).toHaveTextContent('To fix');
  expect(screen.queryByLabelText('Repeat layout of notes.png')).toBeNull();
});

test('R-23 two files are sent at a time, and the others wait for their turn', async () => {
  shop.instead = () => null;
  await open();
  await choose(png('one.png'), png('two.png'), png('three.png'));

  await waitFor(() => expect(line('three.png').getByText(/Waits to be sent/)).toBeVisible());
  expect(methods().filter((method) => method === 'POST')).toHaveLength(2);
  await userEvent.click(line('one.png').getByRole('button', { name: 'Pause one.png' }));
  await waitFor(() => expect(methods().filter((method) => method === 'POST')).toHaveLength(3));
});

test('R-23 an upload is paused, and goes on where it stood', async () => {
  shop.instead = () => null;
  await open();
  await choose(png('reeds.png'));
  await waitFor(() => expect(methods()).toEqual(['POST', 'PATCH']));
  await userEvent.click(screen.getByRole('button', { name: 'Pause reeds.png' }));
  expect(await line('reeds.png').findByText(/Paused at 0 %/)).toBeVisible();

  shop.instead = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Resume reeds.png' }));
  expect(await line('reeds.png').findByText(/Received/)).toBeVisible();
  expect(methods().filter((method) => method === 'POST')).toHaveLength(1);
});

test('R-23 a file that the shop refuses says why, and is tried again when one wants', async () => {
  shop.instead = () => 413;
  await open();
  await choose(png('reeds.png'));
  expect(await line('reeds.png').findByRole('alert')).toBeVisible();

  shop.instead = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try again reeds.png' }));
  expect(await line('reeds.png').findByText(/Received/)).toBeVisible();
});

test('R-23 a file that is dropped where the browser cannot look goes up all the same, and can be taken out', async () => {
  FakeWorker.isThere = false;
  shop.instead = () => null;
  await open();
  const place = screen.getByRole('button', { name: 'Choose files' }).parentElement;
  if (place) fireEvent.drop(place, { dataTransfer: { files: [png('reeds.png')] } });
  await waitFor(() => expect(methods()).toEqual(['POST', 'PATCH']));
  await userEvent.click(screen.getByRole('button', { name: 'Remove reeds.png' }));

  expect(screen.queryByRole('list', { name: 'Files' })).toBeNull();
  await waitFor(() => expect(methods()).toEqual(['POST', 'PATCH', 'DELETE']));
});

test('R-23 files go on while their designer is at another desk', async () => {
  shop.instead = () => null;
  await open();
  await choose(png('reeds.png'));
  await waitFor(() => expect(methods()).toEqual(['POST', 'PATCH']));
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  await screen.findByText('Followers');
  await userEvent.click(screen.getByRole('link', { name: 'Uploads' }));

  expect(await screen.findByRole('listitem', { name: 'reeds.png' })).toBeVisible();
  expect(methods()).toEqual(['POST', 'PATCH']);
});

test('R-23 drafts that cannot be had say so, and are asked for again', async () => {
  let tries = 0;
  const studioSubmissions = () => {
    tries += 1;
    if (tries === 1) throw new Error('The shop is away.');
    return null;
  };
  await open({ overrides: { Query: { studioSubmissions } } });
  expect(await screen.findByRole('heading', { name: 'The drafts could not be loaded' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(tries).toBe(2));
});

test('R-23 a file that shows a drawing of the studio is told so before it is sent, and is sent all the same', async () => {
  const studioTiles = () => [{ submissionId: 'submission-4', assetId: null, title: 'Woven Dots 4', fingerprint: DOTS }];
  await open({ overrides: { Query: { studioTiles } } });
  await choose(png('dots.png'));
  expect(await line('dots.png').findByText(/the same drawing as your “Woven Dots 4”/)).toBeVisible();
  await waitFor(() => expect(methods()).toContain('POST'));
});

test('R-23 the same drawing in two files that are chosen together is noticed', async () => {
  await open({ overrides: { Query: { studioTiles: () => [] } } });
  await choose(png('dots.png'), png('dots again.png'));
  expect(await line('dots again.png').findByText(/the same drawing as your “dots\.png”/)).toBeVisible();
  expect(line('dots.png').queryByText(/the same drawing/)).toBeNull();
});

test('R-23 files are sent without that where the shop cannot tell what it has', async () => {
  const studioTiles = () => {
    throw new Error('away');
  };
  await open({ overrides: { Query: { studioTiles } } });
  await choose(png('dots.png'));
  await waitFor(() => expect(methods()).toContain('POST'));
});
