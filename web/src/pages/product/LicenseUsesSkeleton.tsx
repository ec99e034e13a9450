import { Skeleton } from '#ui/Skeleton.tsx';

/** Stands where the answers of `LicenseUses` will, as high as they are. */
export function LicenseUsesSkeleton() {
  return <Skeleton height="228px" marginTop="3" />;
}
