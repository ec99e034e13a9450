/** What the file dialog offers. Not every system knows the type of a PSD, but each knows its name. */
export const MASTER_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/tiff', 'image/svg+xml', '.psd', '.pdf'];
