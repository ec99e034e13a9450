import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { UnsavedNotice } from '#features/cart/UnsavedNotice.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundPage } from './routes.tsx';
import { routesNear } from './routes-near.ts';
import { SavedItems } from './SavedItems.tsx';
import { SessionEffects } from './SessionEffects.tsx';
import { SignInStep } from './SignInStep.tsx';
import { Navigation } from './Navigation.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageLoading } from './PageLoading.tsx';
import { StaffViewNotice } from './StaffViewNotice.tsx';
import { ScriptsNotice } from './ScriptsNotice.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { SkipLink } from './shell/SkipLink.tsx';

const aboveMain = [
  SkipLink,
  Navigation,
  SessionEffects,
  StaffViewNotice,
  Header,
  ScriptsNotice,
  OfflineNotice,
  UnsavedNotice,
];
const belowMain = [Footer, SavedItems, SignInStep, Toaster];

/** Shop layout: header, current page, footer. If a part of the shell fails, it is left out and the rest stays. */
export function App() {
  const { pathname } = useLocation();
  const shell = (parts: typeof aboveMain) =>
    parts.map((Part, index) => (
      <ErrorBoundary key={index} resetKey={pathname} fallback={null}>
        <Part />
      </ErrorBoundary>
    ));
  return (
    <>
      {shell(aboveMain)}
      <main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              {routesNear(pathname).map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
      {shell(belowMain)}
    </>
  );
}
