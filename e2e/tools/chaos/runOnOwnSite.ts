import { type Site, startSite } from '../../fixtures/site/startSite';

/** Runs against a site of its own and counts the processes left behind. Keeps the data of a failed run. */
export async function runOnOwnSite<Figures>(
  run: (site: Site) => Promise<Figures>,
): Promise<Figures & { leftovers: number }> {
  const site = await startSite();
  try {
    const figures = await run(site);
    const { leftovers } = await site.stop();
    return { ...figures, leftovers: leftovers.length };
  } catch (error) {
    await site.stop({ keepData: true });
    throw error;
  }
}
