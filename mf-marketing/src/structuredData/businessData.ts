import type { Settings } from '@site/shell/kit';

/** The firm as search engines read it, under the one identifier every page refers to. */
export function businessData({ name, origin, phone, email, address, socials }: Settings) {
  return {
    '@type': 'ProfessionalService',
    '@id': `${origin}/#business`,
    name,
    url: `${origin}/`,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
  };
}
