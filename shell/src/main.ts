import { runInOwnTask } from './runInOwnTask';

// Evaluating and starting everything at once would block a phone for a quarter of a second: libraries first, each alone.
async function startInTasks() {
  await runInOwnTask(() => import(/* webpackMode: "eager", webpackExports: ["css"] */ '@emotion/react'));
  await runInOwnTask(() => import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '../kit/store'));
  await runInOwnTask(() => import(/* webpackMode: "eager" */ './router/facade'));
  await runInOwnTask(() => import(/* webpackMode: "eager" */ '../kit'));
  const { start } = await runInOwnTask(() => import(/* webpackMode: "eager" */ './client'));
  await runInOwnTask(start);
}

startInTasks();
