import {
  cities,
  industries,
  industryServices,
  paths,
  serviceAliases,
  services,
  tools,
} from '@site/shell/paths';
import { Post } from '../posts/model';

/** The addresses where pages stand, which a redirect may not hide. */
export async function livePages(): Promise<string[]> {
  const posts = await Post.find({ isDraft: false }).select('slug').lean<{ slug: string }[]>();
  return [...fixed, ...posts.map(({ slug }) => paths.post(slug))];
}

const fixed = [
  ...Object.values(paths).filter((path) => typeof path === 'string' && !path.includes('#')),
  ...services.map(({ slug }) => paths.service(slug)),
  ...Object.keys(serviceAliases).map((slug) => `${paths.services}/${slug}`),
  ...industryServices.map(({ slug }) => paths.industryService(slug)),
  ...industries.map(({ slug }) => paths.industry(slug)),
  ...cities.map(({ slug }) => paths.city(slug)),
  ...tools.map(({ slug }) => paths.tool(slug)),
] as string[];
