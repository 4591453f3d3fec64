import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'Managed cybersecurity',
  to: '/services/cybersecurity',
  heading: 'How we protect your company',
  lead: 'We rank your risks, fix the basics first and tell you who to call when something happens.',
  lines: [
    'Everyone signs in with multi-factor authentication. Admins use a passkey or security key.',
    'Every PC and Mac is encrypted, updated and protected by EDR that stops ransomware.',
    'If one laptop is infected, we cut it off from the network. The rest keep working.',
    'SPF, DKIM and DMARC make it hard for anyone to send email in your name.',
    'A call-back rule catches the fake invoice that gets past every filter.',
    'We keep a backup that ransomware can’t reach. We restore from it on a schedule.',
    'People review the alerts. Your plan says who gets a call for which kind.',
    'We close old accounts and unused remote access tools before we suggest anything new.',
    'We help you answer cyber insurance questions truthfully, and quote a fix for each “no.”',
  ],
};
