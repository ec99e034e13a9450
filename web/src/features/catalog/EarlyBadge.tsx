import { useMoment } from '#lib/useMoment.ts';
import { Badge } from '#ui/Badge.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Badge for early access; screen readers also hear until when. */
export function EarlyBadge({ opensAt }: { readonly opensAt: string }) {
  const moment = useMoment(opensAt);
  return (
    <Badge tone="card">
      Early access
      <VisuallyHidden>, opens to everyone on {moment}</VisuallyHidden>
    </Badge>
  );
}
