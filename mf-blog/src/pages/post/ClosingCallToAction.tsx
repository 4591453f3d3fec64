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
    title: 'How strong is your password?',
    to: paths.tool('password-strength'),
    label: 'Try the password tool',
    text: 'See how fast attackers can guess it and how to make it stronger. Your password never leaves your browser.',
  },
  'email-security': {
    title: 'Can your email be spoofed?',
    to: paths.tool('email-security'),
    label: 'Check your domain',
    text: 'See whether criminals can send email in your company’s name, and get the DNS records that stop it. It takes seconds and needs only your domain.',
  },
  'domain-security': {
    title: 'Is your website secure?',
    to: paths.tool('domain-security'),
    label: 'Check your website',
    text: 'Check your certificate, redirects, security headers and cookies, and copy the fixes. It takes seconds and needs only your domain.',
  },
  'phishing-detection': {
    title: 'Is this message phishing?',
    to: paths.tool('phishing-detection'),
    label: 'Check a message',
    text: 'Paste a link, a text or a whole email and see the warning signs. The check runs in your browser and sends nothing.',
  },
  BusinessTechCheck: {
    title: 'How good is your IT?',
    to: paths.businessTechCheck,
    label: 'Take the assessment',
    text: 'Answer twenty questions in about five minutes and get your score and a 90-day plan. You don’t need to sign up.',
  },
  'healthcare-security': {
    title: 'How secure is your practice?',
    to: paths.healthcareSecurity,
    label: 'Take the assessment',
    text: 'The Healthcare Security Assessment covers HIPAA basics: staff, devices, vendors and incident response. You see your result right away, with no email address required.',
  },
};
