import { useParams } from 'react-router-dom';
import type { TextKind } from '#generated/types.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import type { DeskText_TextFragment } from './DeskText.fragment.generated.ts';
import { useOneTextQuery } from './OneText.query.generated.ts';
import { textKindFrom } from './text-words.ts';
import { TextWorkbench } from './TextWorkbench.tsx';

const textsLink = (
  <LinkButton to="/admin/content" variant="link">
    All texts
  </LinkButton>
);

const nothing = (
  <EmptyState level={1} title="There is no such text" actions={textsLink}>
    No page, article or mail has this address.
  </EmptyState>
);

/** A text, to be edited and published. */
export function OneText() {
  const { kind: named, slug = '' } = useParams();
  const kind = textKindFrom(named);
  return kind === null ? nothing : <LoadedText kind={kind} slug={slug} />;
}

function LoadedText({ kind, slug }: { readonly kind: TextKind; readonly slug: string }) {
  const { data, loading, error, refetch } = useOneTextQuery({
    variables: { kind, slug },
    // Edits must start from current data, not from the cache.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const textIn = (found: typeof data) =>
    found?.adminText ? readFragment<DeskText_TextFragment>(found.adminText) : null;
  const text = textIn(data);
  if (text) {
    return (
      <>
        {textsLink}
        <TextWorkbench initial={text} onReread={async () => textIn((await refetch()).data)} />
      </>
    );
  }
  if (loading) return <Skeleton height="40rem" />;
  if (error) {
    const retry = reloadBy(refetch);
    return (
      <ErrorState level={1} title="The text could not be loaded" onRetry={retry} actions={textsLink}>
        {error.message}
      </ErrorState>
    );
  }
  return nothing;
}
