import { topics } from '../../audience/subscribers/contract';
import { Subscriber, type SubscriberRecord } from '../../audience/subscribers/model';
import { subscriberWords } from '../../audience/subscribers/subscriberWords';
import { LandingPage, type LandingPageRecord } from '../../content/landingPages/model';
import { Post, type PostRecord } from '../../content/posts/model';
import { hashPassword } from '../../identity/password/hashPassword';
import { type PasskeyRecord, User, type UserRecord } from '../../identity/users/model';
import { NotFoundPath, toUtcDay } from '../../insights/notFound/model';
import { exampleEnquiry } from '../../leads/enquiries/example';
import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import { disclosureProof, requestHash, searchWords } from '../../leads/enquiries/normalizeEnquiry';
import { newReference } from '../../leads/enquiries/reference';
import { newId } from '../../platform/db/newId';
import type { OutboxEntry } from '../../platform/outbox/outboxEntries';
import { createRecoveryCodes } from './factors';

const password = 'a password for tests';
let passwordHash: Promise<string> | undefined;

/**
 * Creates a member who can sign in with the returned password. They have a passkey that no test has, and recovery codes,
 * with which `signIn` proves the second factor. `passkeys: []` creates one without a second factor.
 */
export async function createMember(
  part: Partial<UserRecord> = {},
): Promise<UserRecord & { password: string }> {
  passwordHash ??= hashPassword(password);
  const email = part.email ?? `member-${newId()}@emberline.example`;
  const user = new User({
    email,
    name: 'Test Member',
    createdAt: new Date(Date.now() - 2 * 86_400_000),
    role: 'editor',
    passwordHash: await passwordHash,
    passkeys: [lostPasskey()],
    recoveryCodes: part.passkeys?.length === 0 ? [] : createRecoveryCodes(email),
    ...part,
  });
  await user.save();
  return { ...user.toObject(), password };
}

function lostPasskey(): PasskeyRecord {
  const publicKey = Buffer.from('lost').toString('base64');
  return {
    _id: newId(),
    name: 'Lost',
    publicKey,
    counter: 0,
    transports: [],
    isSynced: false,
    createdAt: new Date(),
  };
}

/** Records that a path was not found today, `count` times. */
export async function createNotFoundPath(path: string, count: number): Promise<void> {
  const day = toUtcDay(new Date());
  await NotFoundPath.create({ _id: path, count, days: { [day]: count }, first: day, last: new Date(day) });
}

/** Creates an enquiry whose emails have been sent. */
export async function createLead(part: Partial<EnquiryRecord> = {}): Promise<EnquiryRecord> {
  const enquiry = exampleEnquiry();
  const reference = newReference();
  const sent = (kind: 'team' | 'sender'): OutboxEntry<typeof kind> => ({
    kind,
    to: 'someone@example.com',
    messageId: `<${reference}.${kind}@test>`,
    state: 'sent',
    attempts: 1,
    since: new Date(),
    sentAt: new Date(),
    response: '250 OK',
  });
  const record = {
    _id: newId(),
    reference,
    ...enquiry,
    emailNorm: enquiry.email,
    status: 'new',
    spam: { score: 0, reasons: [] },
    disclosure: disclosureProof('Emberline'),
    requestHash: requestHash(enquiry),
    outbox: [sent('team'), sent('sender')],
    ...part,
  };
  const lead = new Enquiry({
    ...record,
    ...searchWords({ ...enquiry, ...part } as typeof enquiry, record.reference),
  });
  await lead.save();
  return lead.toObject();
}

/** Creates a post that has been public since yesterday. */
export async function createPost(part: Partial<PostRecord> = {}): Promise<PostRecord> {
  const slug = part.slug ?? `post-${newId()}`;
  const post = new Post({
    slug,
    title: 'A test post',
    summary: 'What it is about.',
    author: 'The desk',
    tags: ['support'],
    markdown: '## First part\n\nSome **words**.\n',
    isDraft: false,
    publishAt: new Date(Date.now() - 86_400_000),
    ...part,
  });
  await post.save();
  return post.toObject();
}

/** Creates a landing page under `/landing` that has been public since yesterday. */
export async function createLandingPage(part: Partial<LandingPageRecord> = {}): Promise<LandingPageRecord> {
  const id = newId();
  const page = new LandingPage({
    slug: `page-${id}`,
    kind: 'campaign',
    label: 'A test page',
    searchTitle: `A test page ${id}`,
    description: 'A page that a test has made, with as many words in its description as search engines want.',
    blocks: [
      { kind: 'hero', title: 'Made for a test', lead: 'It says little.', drawnAs: '/services/pcaas' },
      { kind: 'text', title: 'Why', markdown: 'Some **words**. <script>alert(1)</script>' },
    ],
    isDraft: false,
    publishAt: new Date(Date.now() - 86_400_000),
    isListed: true,
    ...part,
  });
  await page.save();
  return page.toObject();
}

/** Creates a subscriber to every topic, who confirmed an hour ago. */
export async function createSubscriber(part: Partial<SubscriberRecord> = {}): Promise<SubscriberRecord> {
  const email = part.email ?? `${newId()}@reader.example`;
  const hourAgo = new Date(Date.now() - 3_600_000);
  const reader = new Subscriber({
    email,
    emailNorm: email.toLowerCase(),
    words: subscriberWords(email),
    status: 'active',
    topics,
    place: 'blog',
    requestedAt: hourAgo,
    confirmedAt: hourAgo,
    ...part,
  });
  await reader.save();
  return reader.toObject();
}
