import { startTransition, useEffect, useState } from 'react';
import { Router as LocationRouter } from 'react-router-dom';
import { trackPageView } from '../analytics/trackPageView';
import { Layout, useRouteArrival } from '../layout/Layout';
import type { Navigation } from './Navigation';
import { pageKey } from './pageKey';
import { RemotePage } from './RemotePage';
import { frameOf, type Resolved } from './resolvePage';

export interface RouterProps {
  first: Resolved;
  navigation: Navigation;
}

/** Renders the current page in its layout. */
export function Router({ first, navigation }: RouterProps) {
  const [current, setCurrent] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  useEffect(
    () =>
      navigation.listen({
        onLoading: setIsLoading,
        onArrive: (page) => startTransition(() => setCurrent(page)),
      }),
    [navigation],
  );
  useRouteArrival(pageKey(current));
  useEffect(() => trackPageView(current), [current]);

  return (
    <LocationRouter location={current.url} navigator={navigation.navigator}>
      <Layout frame={frameOf(current)} isLoading={isLoading}>
        <RemotePage resolved={current} isFirst={current === first} />
      </Layout>
    </LocationRouter>
  );
}
