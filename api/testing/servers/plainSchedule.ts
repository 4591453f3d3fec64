import type { startSchedule } from '../../platform/jobs/schedule';

/**
 * Runs the frequent jobs every three seconds. The real schedule does more in the database than most of the jobs, and has
 * tests of its own.
 */
export const startPlainSchedule: typeof startSchedule = async (jobs) => {
  const timer = setInterval(() => {
    for (const { every, run } of jobs) if (every <= 5000) run();
  }, 3000);
  return { stop: async () => clearInterval(timer) };
};
