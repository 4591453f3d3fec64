import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { countVital } from './eventCounter';

/** Measures web vitals of this document from its start, however late it is called; `route` is the route pattern. */
export function watchVitals(route: string): void {
  const count = ({ name, value }: Metric) => countVital({ metric: name, route, value });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(count);
}
