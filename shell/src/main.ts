import { inOwnTask } from './inOwnTask';

// Evaluating and starting everything at once would block a phone for a quarter of a second: libraries first, each alone.
async function startInTasks() {
  await inOwnTask(() => import(/* webpackMode: "eager", webpackExports: ["css"] */ '@emotion/react'));
  await inOwnTask(() => import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '../kit/store'));
  await inOwnTask(() => import(/* webpackMode: "eager" */ './router/facade'));
  await inOwnTask(() => import(/* webpackMode: "eager" */ '../kit'));
  const { start } = await inOwnTask(() => import(/* webpackMode: "eager" */ './client'));
  await inOwnTask(start);
}

startInTasks();
