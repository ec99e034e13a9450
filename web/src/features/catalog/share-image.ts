interface SharedAsset {
  readonly title: string;
  readonly shareImageUrl: string;
}

/** What stands for a page where a link to it is posted: this pattern, laid in its repeat. */
export function shareImage({ title, shareImageUrl }: SharedAsset): { readonly url: string; readonly alt: string } {
  return { url: shareImageUrl, alt: `${title}, a seamless pattern` };
}
