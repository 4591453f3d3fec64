import { type PostDetails, postPath } from '../../content/posts/publishedPosts';
import type { Letterhead } from '../../platform/mail/Letterhead';
import { mailPage } from '../../platform/mail/mailPage';
import type { Mail } from '../../platform/mail/transport';
import { currentSettings } from '../../settings/currentSettings';
import { unsubscribeUrl } from '../subscribers/subscriptionMails';

type Letter = Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'>;

/** The secret of a link that belongs to nobody: what stands in trials and previews. */
export const nobodysLink = 'A'.repeat(43);

/** The mail about a post, for the reader whose link it holds. */
export async function postEmail(post: PostDetails, head: Letterhead, token: string): Promise<Letter> {
  const { title, summary, author, readingMinutes, headings, slug } = post;
  const parts = headings.filter(({ level }) => level === 2).map(({ text }) => text);
  const ending = unsubscribeUrl(head, token);
  return {
    subject: title,
    unsubscribeUrl: ending,
    ...mailPage({
      title,
      paragraphs: [summary, `${author}, ${readingMinutes} min to read`],
      sections: parts.length > 1 ? [{ heading: 'In it', items: parts }] : [],
      link: { label: 'Read it', url: `${head.origin}${postPath(slug)}` },
      footer: {
        text: `You get this because you asked for new notes from The Foundry, the blog of ${await senderOf(head)}.`,
        link: { label: 'Choose topics, make a pause or unsubscribe', url: ending },
      },
    }),
  };
}

/** Who writes, and from where. */
async function senderOf({ name }: Letterhead): Promise<string> {
  const { locality, region, postalCode } = (await currentSettings())?.address ?? {};
  return locality ? `${name}, ${locality}, ${region} ${postalCode}` : name;
}
