import mongoose from 'mongoose';
import { Post, type PostRecord } from '../../content/posts/model';
import { postPath } from '../../content/posts/publishedPosts';
import { escaped } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import type { Mail } from '../../platform/mail/transport';
import { currentSettings } from '../../settings/currentSettings';
import { initialNewsletterSettings } from '../../settings/initial';
import { countLinks } from '../clicks/countedLinks';
import { tagHtmlLinks, tagTextLinks } from '../clicks/tagLinks';
import { createUnsubscribeUrl } from '../subscribers/subscriptionMails';
import type { NewsletterBlock, NewsletterDraft } from './contract';
import { type EmailBrand, renderButton, renderEmailFrame, renderRow } from './emailFrame';
import { absoluteUrl, renderEmailMarkdown, toPlainText } from './emailMarkdown';
import { newsletterPath } from './newsletterPath';

/** A newsletter as an email, before it has a recipient. */
export interface NewsletterEmail extends Pick<Mail, 'subject' | 'text' | 'html'> {
  senderName: string;
  /** Nothing is left of its content, since its posts are no longer public. */
  isEmpty: boolean;
}

interface Options {
  /** As a page, it has no link to a subscription. */
  isPage?: boolean;
  hasPage?: boolean;
  /** The newsletter that clicks on the links of its content count for. */
  countedAs?: string;
  /** The campaign of visits by links to this site; none for a page. */
  campaign?: string;
}

/** Link token for previews, which belongs to no subscriber; replaced when an email is sent. */
export const placeholderToken = 'A'.repeat(43);

/** Renders a newsletter, or an email without a page. */
export async function renderNewsletter(
  draft: NewsletterDraft,
  head: Sender,
  { isPage = false, hasPage = true, countedAs = '', campaign = draft.slug }: Options = {},
): Promise<NewsletterEmail> {
  const brand = await readBrand(head);
  const parts = await renderBlocks(draft.blocks, brand);
  const rows = parts.map(({ row }) => row);
  const isTagged = campaign !== '' && !isPage;
  const tagged = (html: string) => (isTagged ? tagHtmlLinks(html, head.origin, campaign) : html);
  const reason = isPage
    ? `${head.name} sent this newsletter to subscribers of The Foundry, its blog.`
    : `You get this email because you subscribed to The Foundry, the blog of ${head.name}.`;
  const links = isPage
    ? [{ label: 'Read The Foundry', url: `${head.origin}/blog` }]
    : [
        ...(hasPage
          ? [{ label: 'View in browser', url: `${head.origin}${newsletterPath(draft.slug)}` }]
          : []),
        {
          label: 'Change topics, pause or unsubscribe',
          url: createUnsubscribeUrl(head, placeholderToken),
        },
      ];
  const { subject, preheader } = draft;
  const footer = [reason, brand.note, [brand.name, brand.address].filter(Boolean).join(', ')].filter(Boolean);
  const frame = renderEmailFrame({
    brand,
    subject,
    preheader,
    rows: countedAs ? [await countLinks(countedAs, tagged(rows.join('\n')), head.origin)] : rows,
    reason,
    links,
  });
  const text = [
    ...parts.map((part) => part.text),
    ['--', ...footer, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ].join('\n\n');
  return {
    subject,
    senderName: draft.senderName || head.name,
    isEmpty: !parts.length,
    html: tagged(frame),
    text: isTagged ? tagTextLinks(text, head.origin, campaign) : text,
  };
}

/** The email with the link of one subscriber. */
export function addressNewsletter(email: NewsletterEmail, head: Sender, token: string) {
  const { subject, html, text } = email;
  const [before, after] = [placeholderToken, token].map((each) => createUnsubscribeUrl(head, each));
  return {
    subject,
    html: html.replaceAll(before as string, after as string),
    text: text.replaceAll(before as string, after as string),
    unsubscribeUrl: after as string,
  };
}

async function readBrand({ name, origin }: Sender): Promise<EmailBrand> {
  const { address, newsletters } = (await currentSettings()) ?? {};
  const { logo, accent, street, note } = { ...initialNewsletterSettings, ...newsletters };
  const { locality, region, postalCode } = address ?? {};
  return {
    name,
    origin,
    accent,
    note,
    logo: logo && absoluteUrl(logo, origin),
    address: [street, locality && `${locality}, ${region} ${postalCode}`].filter(Boolean).join(', '),
  };
}

interface Part {
  row: string;
  text: string;
}

async function renderBlocks(blocks: readonly NewsletterBlock[], brand: EmailBrand): Promise<Part[]> {
  const posts = await readPosts(blocks);
  const parts: Part[] = [];
  // One after another: the queue of the renderer has few places.
  for (const block of blocks) parts.push(...(await renderBlock(block, posts, brand)));
  return parts;
}

async function renderBlock(
  block: NewsletterBlock,
  posts: Map<string, PostRecord>,
  brand: EmailBrand,
): Promise<Part[]> {
  const { origin, accent } = brand;
  if (block.kind === 'text') {
    if (!block.markdown.trim()) return [];
    const row = renderRow(await renderEmailMarkdown(block.markdown, brand));
    return [{ row, text: toPlainText(block.markdown, origin) }];
  }
  if (block.kind === 'posts')
    return block.posts.flatMap((id) => {
      const post = posts.get(id);
      return post ? [renderPost(post, brand)] : [];
    });
  if (!block.label.trim() || !block.url.trim()) return [];
  const url = absoluteUrl(block.url, origin);
  const button = renderButton(escaped(block.label), escaped(url), accent);
  return [{ row: renderRow(button), text: `${block.label}: ${url}` }];
}

function renderPost(post: PostRecord, { origin, accent }: EmailBrand): Part {
  const { title, summary, slug, image, imageAlt = '' } = post;
  const url = `${origin}${postPath(slug)}`;
  // Email programs show no SVG.
  const picture =
    image &&
    !image.endsWith('.svg') &&
    `<a href="${escaped(url)}"><img src="${escaped(absoluteUrl(image, origin))}" alt="${escaped(imageAlt)}" width="520" style="display:block;width:100%;max-width:520px;height:auto;margin:0 0 12px;border:0;background:#ffffff"></a>`;
  const html = [
    picture,
    `<h2 style="margin:0 0 8px;font-size:20px;line-height:1.3"><a href="${escaped(url)}" class="text" style="color:#12202e;text-decoration:none">${escaped(title)}</a></h2>`,
    `<p style="margin:0 0 8px">${escaped(summary)}</p>`,
    `<p style="margin:0"><a href="${escaped(url)}" style="color:${accent};font-weight:bold">Read the article</a></p>`,
  ];
  return {
    row: renderRow(html.filter(Boolean).join('\n')),
    text: [title, summary, `Read the article: ${url}`].join('\n'),
  };
}

/** The public posts of a newsletter. */
async function readPosts(blocks: readonly NewsletterBlock[]): Promise<Map<string, PostRecord>> {
  const ids = blocks.flatMap((block) => (block.kind === 'posts' ? block.posts : []));
  if (!ids.length) return new Map();
  const found = await Post.find({
    _id: mongoose.trusted({ $in: ids }),
    isDraft: false,
    publishAt: mongoose.trusted({ $lte: new Date() }),
  }).lean<PostRecord[]>();
  return new Map(found.map((post) => [post._id, post]));
}
