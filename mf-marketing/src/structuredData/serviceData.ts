import type { Settings } from '@site/shell/kit';
import { businessData } from './businessData';

/** Structured data of a service; its provider is always the company. */
export function serviceData(settings: Settings, service: ServiceFacts) {
  const { origin } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description,
    serviceType: service.name,
    url: new URL(service.path, origin).href,
    provider: businessData(settings),
    ...(service.areaServed && { areaServed: { '@type': 'City', name: service.areaServed } }),
    ...(service.audience && {
      audience: { '@type': 'BusinessAudience', audienceType: service.audience },
    }),
  };
}

export interface ServiceFacts {
  name: string;
  description: string;
  path: string;
  areaServed?: string;
  audience?: string;
}
