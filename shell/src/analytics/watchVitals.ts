import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { countVital } from './eventCounter';

/** Measures how fast this document is, from its beginning, however late this is called; `route` is its pattern. */
export function watchVitals(route: string): void {
  const count = ({ name, value }: Metric) => countVital({ metric: name, route, value });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(count);
}
