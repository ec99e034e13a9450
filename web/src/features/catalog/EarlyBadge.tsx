import { useMoment } from '#lib/useMoment.ts';
import { Badge } from '#ui/Badge.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Says that a pattern is for subscribers still, and aloud until when. */
export function EarlyBadge({ opensAt }: { readonly opensAt: string }) {
  const moment = useMoment(opensAt);
  return (
    <Badge tone="card">
      Early access
      <VisuallyHidden>, opens to everyone on {moment}</VisuallyHidden>
    </Badge>
  );
}
