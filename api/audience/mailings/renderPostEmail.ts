import { type PostDetails, postPath } from '../../content/posts/publishedPosts';
import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import type { Mail } from '../../platform/mail/transport';
import { currentSettings } from '../../settings/currentSettings';
import { createUnsubscribeUrl } from '../subscribers/subscriptionMails';

type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'>;

/** Link token for tests and previews, which belongs to no subscriber. */
export const placeholderToken = 'A'.repeat(43);

/** Renders the email about a post with the link of one subscriber. */
export async function renderPostEmail(post: PostDetails, head: Sender, token: string): Promise<Content> {
  const { title, summary, author, readingMinutes, headings, slug } = post;
  const parts = headings.filter(({ level }) => level === 2).map(({ text }) => text);
  const unsubscribeLink = createUnsubscribeUrl(head, token);
  return {
    subject: title,
    unsubscribeUrl: unsubscribeLink,
    ...renderMail({
      title,
      paragraphs: [summary, `${author}, ${readingMinutes} min to read`],
      sections: parts.length > 1 ? [{ heading: 'In this article', items: parts }] : [],
      link: { label: 'Read the article', url: `${head.origin}${postPath(slug)}` },
      footer: {
        text: `You get this email because you subscribed to The Foundry, the blog of ${await formatSender(head)}.`,
        link: { label: 'Change topics, pause or unsubscribe', url: unsubscribeLink },
      },
    }),
  };
}

/** Name and location of the sender. */
async function formatSender({ name }: Sender): Promise<string> {
  const { locality, region, postalCode } = (await currentSettings())?.address ?? {};
  return locality ? `${name}, ${locality}, ${region} ${postalCode}` : name;
}
