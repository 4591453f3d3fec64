import type { FieldErrors } from '../../content/documents/ContentKind';
import { currentSettings } from '../../settings/currentSettings';
import { findSpamSigns } from '../spamSigns/findSpamSigns';
import type { EmailCheck, NewsletterDraft } from './contract';
import { type NewsletterEmail, placeholderToken } from './renderNewsletter';
import { findTestErrors, shareOf, subjectsOf } from './subjectTestDraft';

/** Gmail cuts off longer emails, and with them the unsubscribe link. */
const clippedFrom = 102 * 1024;
const longestSubject = 60;
/** Half of all tests find 10 % of clicks against 5 % with this many recipients. */
const usefulTest = 900;

/** What to know about an email before it is sent. */
export async function checkEmail(
  draft: NewsletterDraft,
  { html, text }: NewsletterEmail,
  readers: number,
): Promise<EmailCheck[]> {
  const { blocks } = draft;
  const size = Buffer.byteLength(html);
  const unnamed = (html.match(/<img\b[^>]*>/g) ?? []).filter((tag) => !/ alt="[^"]+"/.test(tag)).length;
  const hasArticle = blocks.some(({ kind }) => kind === 'posts') || /\/blog\//.test(html);
  const signs = findSpamSigns([...subjectsOf(draft), draft.preheader], text);
  const { newsletters } = (await currentSettings()) ?? {};
  return [
    ...checkSubjects(draft, readers, await findTestErrors(draft)),
    check('Size', size < clippedFrom, {
      good: `${toKilobytes(size)} of at most 102 kB`,
      warn: `${toKilobytes(size)}: Gmail cuts off emails from 102 kB on, with the unsubscribe link`,
    }),
    check('Alt texts', !unnamed, {
      good: 'Every image has one',
      warn: `${unnamed} without one: readers who don’t load images see nothing in its place`,
    }),
    check('Spam words', !signs.length, {
      good: 'None that filters often look for',
      warn: `Filters may count these against it: ${signs.slice(0, 6).join(', ')}${signs.length > 6 ? ' and more' : ''}`,
    }),
    check('Unsubscribe link', html.includes(placeholderToken) && text.includes(placeholderToken), {
      good: 'In the email, in its plain text and as a one-click header',
      warn: 'Missing',
    }),
    check('Postal address', Boolean(newsletters?.street), {
      good: 'In the footer',
      warn: 'US law requires a street or P.O. box in the footer. Set it under Settings, Newsletters.',
    }),
    check('Consent', hasArticle, {
      good: 'Links to an article',
      warn: 'Subscribers agreed to get new articles, and this links to none',
    }),
  ];
}

/** Each subject, and whether a test of two is likely to find the better one. */
function checkSubjects(draft: NewsletterDraft, readers: number, errors: FieldErrors): EmailCheck[] {
  const { preheader } = draft;
  const subjects = subjectsOf(draft);
  const checks = subjects.map((subject, at) =>
    check(at ? 'Second subject' : 'Subject', subject.length <= longestSubject && Boolean(preheader.trim()), {
      good: `${subject.length} characters, with a preview text`,
      warn:
        subject.length > longestSubject
          ? `${subject.length} characters: phones show about ${longestSubject}`
          : 'Add a preview text, or inboxes show the beginning of the email',
    }),
  );
  if (subjects.length === 1) return checks;
  const tested = Math.round((readers * shareOf(draft)) / 100);
  const [problem] = Object.values(errors);
  if (problem) return [...checks, { name: 'Subject test', state: 'warn', message: problem }];
  const figure = `About ${tested.toLocaleString('en-US')} subscriber${tested === 1 ? '' : 's'} test the two subjects`;
  return [
    ...checks,
    check('Subject test', tested >= usefulTest, {
      good: figure,
      warn: `${figure}. Fewer than ${usefulTest.toLocaleString('en-US')} rarely tell which one is better: you may have to choose yourself`,
    }),
  ];
}

function check(name: string, isGood: boolean, { good, warn }: Record<'good' | 'warn', string>): EmailCheck {
  return { name, state: isGood ? 'good' : 'warn', message: isGood ? good : warn };
}

const toKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;
