/** Types offered in the file dialog. Not every system knows the MIME type of PSD, so its extension is listed, too. */
export const MASTER_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/tiff', 'image/svg+xml', '.psd', '.pdf'];
