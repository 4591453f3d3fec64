import { Content } from '../../content/documents/model';
import { exampleLandingDraft } from '../../content/landingPages/example';
import { landingKind } from '../../content/landingPages/landingKind';
import { indexFields } from '../../content/lists/indexFields';
import { exampleLocationDraft } from '../../content/locations/example';
import { locationKind } from '../../content/locations/locationKind';
import { examplePostDraft } from '../../content/posts/example';
import { postKind } from '../../content/posts/postKind';

/** Adds the given number of posts, landing pages and service areas, all public: `post-7`, `page-7`, `area-7`. */
export async function addDocuments(count: number): Promise<void> {
  await add(count, postKind, 'post', (n) =>
    examplePostDraft({
      slug: `post-${n}`,
      title: `Post ${n}`,
      image: `/api/media/${n.toString(16).padStart(24, '0')}`,
      markdown: 'A word and another. '.repeat(100),
    }),
  );
  await add(count, landingKind, 'page', (n) => exampleLandingDraft({ slug: `page-${n}` }));
  await add(count, locationKind, 'area', (n) => exampleLocationDraft({ slug: `area-${n}` }));
}

/** When document `n` was published: a minute after the one before, the last of them a minute ago. */
export const publishedAtOf = (count: number, n: number) => new Date(began - (count + 1 - n) * 60_000);
const began = Date.now();

const AT_ONCE = 2000;

// biome-ignore lint/suspicious/noExplicitAny: any kind
async function add(count: number, kind: any, name: string, draftOf: (n: number) => any) {
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => from + n).map((n) => {
      const draft = draftOf(n);

      const at = publishedAtOf(count, n);
      const facts = { draft, published: draft, publicPath: kind.pathOf(draft), publishedAt: at };
      const rest = { ...indexFields(kind, facts), kind: kind.name, isBinned: false, version: 1 };
      const by = { createdAt: at, updatedAt: at, updatedBy: 'Ana', updatedById: 'x' };
      return { n, draft, document: { _id: `${name}-${n}`, ...facts, ...rest, ...by } };
    });
    await Content.collection.insertMany(some.map(({ document }) => document) as never);
    const publish = some.map(({ n, draft }) =>
      kind.publish({ id: `${name}-${n}`, draft, publishedAt: publishedAtOf(count, n), version: 1 }),
    );
    await Promise.all(publish);
  }
}
