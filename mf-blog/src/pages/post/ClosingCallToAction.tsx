import type { ClosingTool } from '@site/api/content/posts/contract';
import { CallToAction } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** The call to action at the end of a post: the tool or the assessment that fits its subject. */
export function ClosingCallToAction({ closing }: { closing: ClosingTool }) {
  const { title, to, label, text } = CALLS[closing];
  return (
    <CallToAction title={title} to={to} label={label}>
      {text}
    </CallToAction>
  );
}

const CALLS: Record<ClosingTool, { title: string; to: string; label: string; text: string }> = {
  'password-strength': {
    title: 'Start with one password',
    to: paths.tool('password-strength'),
    label: 'Try the password tool',
    text: 'See how long one of yours would hold, and what would make it hold longer. It is worked out in your browser, and the password itself never leaves it.',
  },
  'email-security': {
    title: 'Could someone mail as you?',
    to: paths.tool('email-security'),
    label: 'Check your domain',
    text: 'See what a forged mail in your name would meet today, and the records that change it. It takes seconds, and asks for nothing but the domain.',
  },
  'domain-security': {
    title: 'Is your website built straight?',
    to: paths.tool('domain-security'),
    label: 'Check your website',
    text: 'Certificate, redirects, headers and cookies, each with the line to paste. It takes seconds, and asks for nothing but the domain.',
  },
  'phishing-detection': {
    title: 'A message you do not trust?',
    to: paths.tool('phishing-detection'),
    label: 'Look at it here',
    text: 'Paste an address, a text or a whole mail and see what speaks against it, marked in place. It is read in your browser, and nothing of it leaves the page.',
  },
  BusinessTechCheck: {
    title: 'Where does your own setup stand?',
    to: paths.businessTechCheck,
    label: 'Take the assessment',
    text: 'The Business Technology Assessment asks about the same things this note does: twenty questions, about five minutes. The result is there at once, without an email address.',
  },
  'healthcare-security': {
    title: 'Where does your practice stand?',
    to: paths.healthcareSecurity,
    label: 'Take the assessment',
    text: 'The Healthcare Security Assessment covers HIPAA basics: staff, devices, vendors and incident response. You see your result right away, with no email address required.',
  },
};
