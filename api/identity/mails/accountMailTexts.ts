import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import { formatSiteTime } from '../../platform/time/siteTime';
import type { Requester } from '../tokens/oneTimeToken';
import type { UserRecord } from '../users/model';
import type { AccountMailRecord } from './model';

/** Subject and body of an email. */
export interface MailTexts {
  subject: string;
  text: string;
  html: string;
}

/** The data that the texts are built from. */
export interface MailFacts {
  user: UserRecord;
  mail: AccountMailRecord;
  head: Sender;
  /** The token for the link. */
  token: string;
}

export function passwordResetTexts({ mail, head, token }: MailFacts): MailTexts {
  return renderAccountMail(head, `Reset your ${head.name} password`, {
    rows: requestRows(mail.requester),
    paragraphs: [
      'We received a request to reset the workbench password for this email address.',
      'The link works once and expires in 30 minutes. A newer link replaces it. If you use two-step sign-in, you’ll be asked to confirm.',
      'If you didn’t request this, you can ignore this email. Your password stays the same.',
    ],
    link: { label: 'Reset password', url: resetUrl(head, token) },
  });
}

export function forcedResetTexts({ mail, head, token }: MailFacts): MailTexts {
  return renderAccountMail(head, `Reset your ${head.name} password to sign in again`, {
    paragraphs: [
      `${mail.requester.by} reset your workbench password and signed you out everywhere.`,
      'Use this link to choose a new password. It works once and expires in 30 minutes. After that, use “Forgot your password?” on the sign-in page.',
    ],
    link: { label: 'Reset password', url: resetUrl(head, token) },
  });
}

export function invitationTexts({ user, mail, head, token }: MailFacts): MailTexts {
  return renderAccountMail(head, `${mail.requester.by} invited you to the ${head.name} workbench`, {
    paragraphs: [
      `${mail.requester.by} invited you to join the ${head.name} workbench as ${withArticle(user.role)}.`,
      'Use this link to choose a password and set up two-step sign-in with an authenticator app or a passkey. It works once and expires in 72 hours.',
      'If you didn’t expect this invitation, you can ignore this email.',
    ],
    link: { label: 'Accept invitation', url: invitationUrl(head.origin, token) },
  });
}

export function passwordChangedTexts({ mail, head }: MailFacts): MailTexts {
  return renderAccountMail(head, `Your ${head.name} password was changed`, {
    rows: requestRows(mail.requester),
    paragraphs: [
      'Your workbench password was changed, and all devices that used the old password were signed out.',
      `If this wasn’t you, call us right away: ${head.phone}.`,
    ],
  });
}

export function factorAddedTexts({ mail, head }: MailFacts): MailTexts {
  return renderAccountMail(head, 'A sign-in method was added to your account', {
    rows: requestRows(mail.requester),
    paragraphs: [
      'An authenticator app or a passkey was added to your workbench account.',
      `If this wasn’t you, call us right away: ${head.phone}.`,
    ],
    link: accountLink(head),
  });
}

export function factorRemovedTexts({ mail, head }: MailFacts): MailTexts {
  return renderAccountMail(head, 'A sign-in method was removed from your account', {
    rows: requestRows(mail.requester),
    paragraphs: [
      'An authenticator app or a passkey was removed from your workbench account.',
      `If this wasn’t you, call us right away: ${head.phone}.`,
    ],
    link: accountLink(head),
  });
}

export function factorResetRequestedTexts({ mail, head }: MailFacts): MailTexts {
  const { requester, dueAt } = mail;
  return renderAccountMail(head, 'A reset of your two-step sign-in was requested', {
    paragraphs: [
      `${requester.by} requested a reset of your two-step sign-in for the workbench.`,
      dueAt
        ? `No one else can approve it, so there is a 24-hour wait. The reset is possible from ${formatSiteTime(dueAt)}.`
        : 'The reset takes effect if another team member approves it within 24 hours.',
      `If you didn’t ask for this, sign in and cancel the request under Users, or call us: ${head.phone}.`,
    ],
    link: { label: 'Open the workbench', url: `${head.origin}/admin/users` },
  });
}

export function factorResetTexts({ mail, head }: MailFacts): MailTexts {
  return renderAccountMail(head, 'Your two-step sign-in was reset', {
    paragraphs: [
      `${mail.requester.by} reset your two-step sign-in for the workbench and signed you out everywhere. You’ll set it up again at your next sign-in.`,
      `If you didn’t ask for this, call us right away: ${head.phone}.`,
    ],
    link: { label: 'Sign in', url: `${head.origin}/admin/login` },
  });
}

function renderAccountMail(
  { name }: Sender,
  title: string,
  { paragraphs: [first = '', ...others], ...page }: Omit<Parameters<typeof renderMail>[0], 'title'>,
): MailTexts {
  const words = { title, opening: ['Hello,', first], paragraphs: [...others, name] };
  return { subject: title, ...renderMail({ ...words, ...page }) };
}

function requestRows({ at, network, agent }: Requester): [string, string][] {
  return [
    ['When', formatSiteTime(at)],
    ['Network', network],
    ['Device', agent],
  ];
}

export function invitationUrl(origin: string, token: string): string {
  return `${origin}/invite/${token}`;
}

// In the fragment, so that the token does not appear in server logs.
const resetUrl = ({ origin }: Sender, token: string) => `${origin}/password-reset#token=${token}`;
const accountLink = ({ origin }: Sender) => ({
  label: 'Review your sign-in methods',
  url: `${origin}/admin/account`,
});
const withArticle = (role: string) => `${/^[aeo]/.test(role) ? 'an' : 'a'} ${role}`;
