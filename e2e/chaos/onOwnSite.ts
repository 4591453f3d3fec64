import { type Site, startSite } from '../site';

/** Does something with a site of its own, and tells which processes are left of it. What failed is kept to be looked at. */
export async function onOwnSite<Figures>(
  deed: (site: Site) => Promise<Figures>,
): Promise<Figures & { leftovers: number }> {
  const site = await startSite();
  try {
    const figures = await deed(site);
    const { leftovers } = await site.stop();
    return { ...figures, leftovers: leftovers.length };
  } catch (error) {
    await site.stop({ keepData: true });
    throw error;
  }
}
