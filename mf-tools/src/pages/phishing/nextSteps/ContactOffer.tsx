import { prefillContactForm } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { NextStep } from '../../../toolLayout/NextStep';
import type { Analysis } from '../analysis/Analysis';
import { VERDICT_LABELS } from '../analysis/verdictLabels';

/** Contact offer. Includes the verdict and signal names, but nothing of the checked content. */
export function ContactOffer({ reading, isExample }: { reading: Analysis; isExample: boolean }) {
  const { title, text } = WORDS[reading.verdict];
  const handleWrite = () => {
    if (!isExample)
      prefillContactForm({
        service: 'email_security',
        challenge: 'security',
        message: createMessage(reading),
      });
  };
  return (
    <NextStep
      title={title}
      to={paths.contact}
      label="Ask our team"
      onGo={handleWrite}
      bookTo={paths.bookingsAbout('phishing-detection')}
      more={{ to: paths.bookingsAbout('phishing-detection'), label: 'Book a 30-minute call' }}
    >
      {text} The form includes the verdict and the warning signs, but nothing from the message.
    </NextStep>
  );
}

const WORDS = {
  dangerous: {
    title: 'Did someone click, reply or pay?',
    text: 'Tell us now which account, when and what was typed. We help you lock the account and find out what else was affected.',
  },
  suspicious: {
    title: 'Want us to check it?',
    text: 'We check suspicious email with you and find out why it got through.',
  },
  nothing: {
    title: 'Still not sure?',
    text: 'Ask us. We check the message with you and find out what lets such email through.',
  },
} as const;

function createMessage({ kind, verdict, points, reasons }: Analysis): string {
  const what = { link: 'a link', message: 'a message', mail: 'an email' }[kind];
  const titles = reasons.filter((one) => one.points > 0).map(({ title }) => title);
  return [
    `We checked ${what} for phishing: ${VERDICT_LABELS[verdict].toLowerCase()}, ${points} points.`,
    titles.length > 0 ? `Warning signs: ${titles.join('; ')}.` : '',
    'We’d like to talk about it.',
  ]
    .filter(Boolean)
    .join('\n');
}
