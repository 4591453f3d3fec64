import type { Location } from '@site/api/content/locations/contract';
import { notFound, useCachedResult } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import type { CitySlug } from '@site/shell/paths';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useParams } from 'react-router-dom';
import { UnavailablePage } from '../../innerPage/UnavailablePage';
import { CityView } from './CityView';

/** A service area. Responds with 404 if none is published at the URL. */
export function CityPage() {
  const { slug = '' } = useParams();
  const city = useCachedResult<Location>('getLocation', { slug });
  return city ? <CityView city={city} /> : <UnavailablePage path={paths.city(slug as CitySlug)} />;
}

export { CityPage as Component };

export async function loader({ params, fetch }: LoaderContext): Promise<void> {
  const { locationsApi } = await import('./locationsApi');
  try {
    await fetch(locationsApi.endpoints.getLocation.initiate({ slug: params.slug ?? '' }));
  } catch (error) {
    if ((error as ApiError).status === 404) throw notFound();
    throw error;
  }
}
