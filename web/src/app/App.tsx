import { LazyMotion, MotionConfig } from 'framer-motion';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { NotFound, routes } from './routes.ts';
import { Shell } from './shell/Shell.tsx';

const motionFeatures = async () => (await import('./motion-features.ts')).default;

/** The whole shop: the shell around the page of the address. */
export function App() {
  return (
    <LazyMotion features={motionFeatures} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.2 }}>
        <Shell>
          <PageBoundary>
            <Suspense fallback={<Skeleton minH="70vh" role="status" aria-label="Loading page" borderRadius="0" />}>
              <Routes>
                {routes.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </PageBoundary>
        </Shell>
      </MotionConfig>
    </LazyMotion>
  );
}
