import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { ViewerDocument } from '#features/account/viewer/Viewer.query.generated.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { deskAt } from './desks.tsx';
import { type DeskProps, type PanelStudio, studioFrom } from './panel-studio.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { useViewerStudiosQuery } from './ViewerStudios.query.generated.ts';

function HowToApply() {
  return (
    <EmptyState
      level={1}
      title="This page is for contributors"
      actions={<LinkButton to="/contributors">How to become a contributor</LinkButton>}
    >
      Your account does not sell patterns here yet.
    </EmptyState>
  );
}

/** Refetches the viewer when they have joined or left a studio, so that the menu matches the panel. */
function useFreshViewer(studioCount: number | undefined) {
  const client = useApolloClient();
  const known = useCurrentUser()?.studios.length;
  useEffect(() => {
    if (studioCount === undefined || studioCount === known) return;
    client
      .query({ query: ViewerDocument, fetchPolicy: 'network-only' })
      .catch((cause: unknown) => console.info('The viewer was not read anew.', cause));
    // Once per reply: refetching until both match could loop forever.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, studioCount]);
}

/** Panel of the studio in the URL; users without a studio see how to apply. */
export function Panel() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data, loading, error, refetch } = useViewerStudiosQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const studios = data?.viewerStudios ? readFragment<PanelStudio>(data.viewerStudios) : undefined;
  useFreshViewer(studios?.length);
  if (!studios) {
    if (loading || !error) return <Skeleton height="24rem" />;
    return (
      <ErrorState level={1} title="Your studio could not be loaded" onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  const studio = studioFrom(search, studios);
  if (!studio) return <HowToApply />;
  return (
    <PanelFrame studio={studio} studios={studios}>
      <Suspense fallback={<Skeleton height="40rem" />}>
        <Desk key={studio.id} pathname={pathname} studio={studio} onStale={reload} />
      </Suspense>
    </PanelFrame>
  );
}

function Desk({ pathname, ...props }: DeskProps & { readonly pathname: string }) {
  const desk = deskAt(pathname, props.studio.viewerRole);
  if (desk) return <desk.Desk {...props} />;
  return <EmptyState title="For the owners of the studio">Editors do not see this part of the panel.</EmptyState>;
}
