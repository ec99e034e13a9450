import { Skeleton } from '#ui/Skeleton.tsx';

/** Stands where the answers of `LicenseUses` will, as high as they are. */
export function LicenseUsesSkeleton() {
  return <Skeleton height={{ base: '390px', lg: '217px' }} />;
}
