import type { Logger } from 'pino';
import { create } from 'superstruct';
import { keptCopy } from '../../http/keptCopy';
import { unavailable } from '../../http/Refusal';
import { PAGE_ADDRESSES_FILE, PageAddresses } from '../addresses/contract';
import { Post } from '../posts/model';
import { pathOfPost } from '../posts/publishedPosts';

const answerMs = 1500;
const freshMs = 2000;

/**
 * Reads the addresses where no redirect may stand: the pages of the live releases and the files, as the shell names
 * them, and the team's articles. While the shell is away what it said last holds; before it said anything nobody
 * knows, and the read is refused as unavailable.
 */
export function livePagesOf(shellOrigin: string, log: Logger): () => Promise<PageAddresses> {
  const released = keptCopy(() => askShell(shellOrigin), freshMs);
  return async () => {
    const { pages, files } = await released().catch((error: Error) => {
      log.warn({ reason: error.message }, 'the shell does not say where its pages are');
      throw unavailable('It cannot be told just now which pages there are. Please try again in a moment.');
    });
    const posts = await Post.find({ isDraft: false }).select('slug').lean<{ slug: string }[]>();
    return { pages: [...pages, ...posts.map(({ slug }) => pathOfPost(slug))], files };
  };
}

async function askShell(origin: string): Promise<PageAddresses> {
  const answer = await fetch(origin + PAGE_ADDRESSES_FILE, { signal: AbortSignal.timeout(answerMs) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return create(await answer.json(), PageAddresses);
}
