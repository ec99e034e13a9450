import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

function Form() {
  useUnsavedGuard(true);
  return (
    <>
      <h1>Form</h1>
      <Link to="/form?part=2">Another part</Link>
    </>
  );
}

/** A form that was reached from a list, with something typed. */
async function openForm() {
  window.history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/list" element={<Link to="/form">Open</Link>} />
        <Route path="/form" element={<Form />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  await screen.findByRole('heading', { name: 'Form' });
}

const goBack = () => act(async () => window.history.back());
const asks = (answer: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(answer);

afterEach(() => jest.restoreAllMocks());

test('R-23 Back asks before it leaves what is not saved, and stays where the answer is no', async () => {
  await openForm();
  const asked = asks(false);
  await goBack();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();

  await goBack();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
});

test('R-23 Back leaves what is not saved where the answer is yes', async () => {
  await openForm();
  asks(true);
  await goBack();
  expect(await screen.findByRole('link', { name: 'Open' })).toBeVisible();
});

test('R-23 Back to another part of the same page keeps what is typed, and asks nothing', async () => {
  await openForm();
  const asked = asks(false);
  await userEvent.click(screen.getByRole('link', { name: 'Another part' }));
  expect(window.location.search).toBe('?part=2');
  await goBack();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(asked).not.toHaveBeenCalled();

  await goBack();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
});
