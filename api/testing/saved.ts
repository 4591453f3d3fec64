import { User, type UserRecord } from '../accounts/model';
import { hashPassword } from '../accounts/password';
import { newId } from '../db/newId';
import type { OutboxEntry } from '../outbox/owing';
import { exampleEnquiry } from '../resources/enquiries/example';
import { Enquiry, type EnquiryRecord } from '../resources/enquiries/model';
import { disclosureProof, requestHash, searchWords } from '../resources/enquiries/readEnquiry';
import { newReference } from '../resources/enquiries/reference';
import { dayOf, NotFoundPath } from '../resources/notfound/model';
import { Post, type PostRecord } from '../resources/posts/model';

const password = 'a password for tests';
let passwordHash: Promise<string> | undefined;

/** A member who can sign in with the password that comes with them. */
export async function savedMember(
  part: Partial<UserRecord> = {},
): Promise<UserRecord & { password: string }> {
  passwordHash ??= hashPassword(password);
  const user = new User({
    email: `member-${newId()}@emberline.example`,
    name: 'Test Member',
    role: 'editor',
    passwordHash: await passwordHash,
    ...part,
  });
  await user.save();
  return { ...user.toObject(), password };
}

/** An address that led nowhere today, so many times. */
export async function savedNotFoundPath(path: string, count: number): Promise<void> {
  const day = dayOf(new Date());
  await NotFoundPath.create({ _id: path, count, days: { [day]: count }, first: day, last: new Date(day) });
}

/** A stored enquiry whose mails have been sent. */
export async function savedLead(part: Partial<EnquiryRecord> = {}): Promise<EnquiryRecord> {
  const enquiry = exampleEnquiry();
  const reference = newReference();
  const sent = (kind: 'team' | 'sender'): OutboxEntry<typeof kind> => ({
    ...{ kind, to: 'someone@example.com', messageId: `<${reference}.${kind}@test>`, state: 'sent' },
    ...{ attempts: 1, since: new Date(), sentAt: new Date(), response: '250 OK' },
  });
  const record = {
    ...{
      _id: newId(),
      reference,
      ...enquiry,
      emailNorm: enquiry.email,
      status: 'new',
      spam: { score: 0, reasons: [] },
    },
    ...{
      disclosure: disclosureProof('Emberline'),
      requestHash: requestHash(enquiry),
      outbox: [sent('team'), sent('sender')],
    },
    ...part,
  };
  const lead = new Enquiry({
    ...record,
    ...searchWords({ ...enquiry, ...part } as typeof enquiry, record.reference),
  });
  await lead.save();
  return lead.toObject();
}

/** A post that is public since yesterday. */
export async function savedPost(part: Partial<PostRecord> = {}): Promise<PostRecord> {
  const slug = part.slug ?? `post-${newId()}`;
  const post = new Post({
    ...{ slug, title: 'A test post', summary: 'What it is about.', author: 'The desk', tags: ['support'] },
    markdown: '## First part\n\nSome **words**.\n',
    isDraft: false,
    publishAt: new Date(Date.now() - 86_400_000),
    ...part,
  });
  await post.save();
  return post.toObject();
}
