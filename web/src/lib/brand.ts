/** Everything the shop calls itself, in one place. */
export const brand = {
  name: 'Halfdrop',
  assetIdPrefix: 'HD',
  supportEmail: 'support@halfdrop.example',
  /** Links to the shop's accounts elsewhere; those without an address are not shown. */
  socialLinks: [
    { name: 'Instagram', url: 'https://www.instagram.com/halfdrop' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/halfdrop' },
    { name: 'Behance', url: 'https://www.behance.net/halfdrop' },
  ],
} as const;
