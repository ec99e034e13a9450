import { Skeleton } from '#ui/Skeleton.tsx';

/** Placeholder for `LicenseUses` of the same height. */
export function LicenseUsesSkeleton() {
  return <Skeleton height={{ base: '390px', lg: '217px' }} />;
}
