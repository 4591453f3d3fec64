/** Does something heavy in a task of its own, so that what the visitor does comes in between. */
export async function runInOwnTask<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve));
  return work();
}
