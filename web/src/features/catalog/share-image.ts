interface SharedAsset {
  readonly title: string;
  readonly shareImageUrl: string;
}

/** Returns the link preview image: this pattern in its repeat. */
export function shareImage({ title, shareImageUrl }: SharedAsset): { readonly url: string; readonly alt: string } {
  return { url: shareImageUrl, alt: `${title}, a seamless pattern` };
}
