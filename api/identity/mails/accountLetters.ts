import type { Letterhead } from '../../platform/mail/Letterhead';
import { mailPage } from '../../platform/mail/mailPage';
import type { Requester } from '../tokens/oneTimeToken';
import type { UserRecord } from '../users/model';
import type { AccountMailRecord } from './model';

/** What the mails of accounts say. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** What a letter is written from. */
export interface Facts {
  user: UserRecord;
  mail: AccountMailRecord;
  head: Letterhead;
  /** What a link carries. */
  token: string;
}

export function resetLetter({ mail, head, token }: Facts): Letter {
  return letter(head, `Choose a new password for ${head.name}`, {
    rows: askedRows(mail.asked),
    paragraphs: [
      'Somebody, most likely you, asked for a new password for the workbench under this address.',
      'The link works once, for 30 minutes. A newer one makes it useless. If you have a second factor, you will be asked for it.',
      'If it was not you, do nothing: your password stays as it is, and nobody can use this link without reading your mail.',
    ],
    link: { label: 'Choose a new password', url: resetUrl(head, token) },
  });
}

export function forcedResetLetter({ mail, head, token }: Facts): Letter {
  return letter(head, `${head.name} needs you to choose a new password`, {
    paragraphs: [
      `${mail.asked.by} made your password for the workbench invalid and ended your sessions.`,
      'This link lets you choose a new one. It works once, for 30 minutes; after that, use “Forgot your password?” where you sign in.',
    ],
    link: { label: 'Choose a new password', url: resetUrl(head, token) },
  });
}

export function invitationLetter({ user, mail, head, token }: Facts): Letter {
  return letter(head, `${mail.asked.by} invites you to the workbench of ${head.name}`, {
    paragraphs: [
      `${mail.asked.by} invites you to the workbench of ${head.name} as ${withArticle(user.role)}.`,
      'Behind this link you choose a password and set up a second factor: an app on your phone, or a passkey. It works once, for 72 hours.',
      'If you expected nothing of the kind, you can ignore this mail.',
    ],
    link: { label: 'Accept the invitation', url: invitationUrl(head.origin, token) },
  });
}

export function passwordLetter({ mail, head }: Facts): Letter {
  return letter(head, `Your password for ${head.name} was changed`, {
    rows: askedRows(mail.asked),
    paragraphs: [
      'Your password for the workbench was changed, and everybody who was signed in with the old one is signed out.',
      `If it was not you, call us at once: ${head.phone}.`,
    ],
  });
}

export function factorAddedLetter({ mail, head }: Facts): Letter {
  return letter(head, 'A second factor was added to your account', {
    rows: askedRows(mail.asked),
    paragraphs: [
      'An authenticator app or a passkey was added to your account of the workbench.',
      `If it was not you, call us at once: ${head.phone}.`,
    ],
    link: accountLink(head),
  });
}

export function factorRemovedLetter({ mail, head }: Facts): Letter {
  return letter(head, 'A second factor was removed from your account', {
    rows: askedRows(mail.asked),
    paragraphs: [
      'An authenticator app or a passkey was removed from your account of the workbench.',
      `If it was not you, call us at once: ${head.phone}.`,
    ],
    link: accountLink(head),
  });
}

export function factorAskedLetter({ mail, head }: Facts): Letter {
  const { asked, dueAt } = mail;
  return letter(head, 'Somebody asked to reset your second factor', {
    paragraphs: [
      `${asked.by} asked to take your second factor for the workbench away.`,
      dueAt
        ? `Nobody else can approve it, so it waits for 24 hours: it can be done from ${moment(dueAt)} on.`
        : 'It is done when another member approves it within 24 hours.',
      `If you did not lose your factor, sign in and withdraw it under Users, or call us: ${head.phone}.`,
    ],
    link: { label: 'Open the workbench', url: `${head.origin}/admin/users` },
  });
}

export function factorLetter({ mail, head }: Facts): Letter {
  return letter(head, 'Your second factor was reset', {
    paragraphs: [
      `${mail.asked.by} took your second factor for the workbench away and ended your sessions. At the next sign-in you set up a new one.`,
      `If you did not ask for it, call us at once: ${head.phone}.`,
    ],
    link: { label: 'Sign in', url: `${head.origin}/admin/login` },
  });
}

function letter(
  { name }: Letterhead,
  title: string,
  { paragraphs, ...page }: Omit<Parameters<typeof mailPage>[0], 'title'>,
): Letter {
  return { subject: title, ...mailPage({ title, paragraphs: ['Hello,', ...paragraphs, name], ...page }) };
}

function askedRows({ at, network, agent }: Requester): [string, string][] {
  return [
    ['When', moment(at)],
    ['From', network],
    ['With', agent],
  ];
}

export function invitationUrl(origin: string, token: string): string {
  return `${origin}/invite/${token}`;
}

// In the fragment, so that the link's secret is in nobody's log.
const resetUrl = ({ origin }: Letterhead, token: string) => `${origin}/password-reset#token=${token}`;
const accountLink = ({ origin }: Letterhead) => ({
  label: 'See your factors',
  url: `${origin}/admin/account`,
});
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const withArticle = (role: string) => `${/^[aeo]/.test(role) ? 'an' : 'a'} ${role}`;
