/** Runs heavy work in a separate task, so that the browser can handle input before it. */
export async function runInOwnTask<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve));
  return work();
}
