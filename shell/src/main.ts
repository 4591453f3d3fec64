import { inOwnTask } from './inOwnTask';

// Evaluating everything at once would block a phone for a quarter of a second.
inOwnTask(() => import(/* webpackMode: "eager" */ './client')).then(({ start }) => start());
