import type { Settings } from '@site/shell/kit';
import { parseOfficeHours } from '../businessFacts/officeHours';

/** Structured data of the company, under the identifier that every page refers to. */
export function businessData({ name, origin, phone, email, address, socials, facts }: Settings) {
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
    ...(facts?.startingPrice && { priceRange: facts.startingPrice }),
    ...(facts?.officeHours && { openingHoursSpecification: openingHours(facts.officeHours) }),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
  };
}

const openingHours = (lines: string) =>
  parseOfficeHours(lines).flatMap(({ day, stretches }) =>
    stretches.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: from,
      closes: to,
    })),
  );
