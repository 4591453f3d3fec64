import { runInOwnTask } from './runInOwnTask';

// Evaluating everything at once would block a phone for 250 ms, so each library is evaluated in a task of its own.
async function startInTasks() {
  await runInOwnTask(() => import(/* webpackMode: "eager", webpackExports: ["css"] */ '@emotion/react'));
  await runInOwnTask(() => import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '../kit/store'));
  await runInOwnTask(() => import(/* webpackMode: "eager" */ './router/facade'));
  await runInOwnTask(() => import(/* webpackMode: "eager" */ '../kit'));
  const { start } = await runInOwnTask(() => import(/* webpackMode: "eager" */ './client'));
  await runInOwnTask(start);
}

startInTasks();
