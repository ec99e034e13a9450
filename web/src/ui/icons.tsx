import type { ReactNode } from 'react';

interface IconProps {
  /** Width and height in pixels; 20 by default. */
  readonly size?: number;
}

function icon(name: string, drawing: ReactNode) {
  const Icon = ({ size = 20 }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  );
  Icon.displayName = name;
  return Icon;
}

/** Magnifying glass. */
export const SearchIcon = icon('SearchIcon', <path d="M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.4-1.6L17 17" />);
/** Three bars. */
export const MenuIcon = icon('MenuIcon', <path d="M3 6h14M3 10h14M3 14h14" />);
/** A cross. */
export const CloseIcon = icon('CloseIcon', <path d="m5 5 10 10M15 5 5 15" />);
/** A chevron pointing down. */
export const ChevronDownIcon = icon('ChevronDownIcon', <path d="m5 8 5 5 5-5" />);
/** An eye. */
export const EyeIcon = icon(
  'EyeIcon',
  <>
    <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.5" />
  </>,
);
/** An arrow into a tray. */
export const DownloadIcon = icon('DownloadIcon', <path d="M10 3v9m0 0L6.5 8.5M10 12l3.5-3.5M3.5 14v2.5h13V14" />);
/** A shopping bag. */
export const BagIcon = icon('BagIcon', <path d="M4.5 7h11l1 10h-13zM7 9V6a3 3 0 0 1 6 0v3" />);
/** Sliders. */
export const FilterIcon = icon(
  'FilterIcon',
  <path d="M3 6h6m4 0h4M3 14h2m4 0h8M9 6a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm-4 8a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z" />,
);
/** A tick. */
export const CheckIcon = icon('CheckIcon', <path d="m4 10.5 4 4 8-9" />);
/** An arrow to the right. */
export const ArrowRightIcon = icon('ArrowRightIcon', <path d="M4 10h12m0 0-5-5m5 5-5 5" />);
/** An arrow to the left. */
export const ArrowLeftIcon = icon('ArrowLeftIcon', <path d="M16 10H4m0 0 5-5m-5 5 5 5" />);
/** A filled star. */
export const StarIcon = icon(
  'StarIcon',
  <path fill="currentColor" d="m10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3L2.5 8.1l5.2-.7L10 2.5Z" />,
);
/** A plus sign. */
export const PlusIcon = icon('PlusIcon', <path d="M10 4v12M4 10h12" />);
/** A minus sign. */
export const MinusIcon = icon('MinusIcon', <path d="M4 10h12" />);
