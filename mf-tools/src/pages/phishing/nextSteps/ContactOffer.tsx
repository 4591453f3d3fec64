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
      label="Ask a person"
      onGo={handleWrite}
      bookTo={paths.bookingsAbout('phishing-detection')}
      more={{ to: paths.bookingsAbout('phishing-detection'), label: 'Book half an hour' }}
    >
      {text} The form takes along the verdict and the names of the signs, nothing of the message itself.
    </NextStep>
  );
}

const WORDS = {
  dangerous: {
    title: 'Somebody clicked, answered or paid?',
    text: 'Tell us now: which account, when, and what was typed. We help you lock it and see what else was touched.',
  },
  suspicious: {
    title: 'Want a person to look?',
    text: 'We look at doubtful mail with you, and at why it reached you at all.',
  },
  nothing: {
    title: 'Still a bad feeling?',
    text: 'That is reason enough to ask. We look at it with you, and at what lets such mail through.',
  },
} as const;

function createMessage({ kind, verdict, points, reasons }: Analysis): string {
  const what = { link: 'a link', message: 'a message', mail: 'a mail' }[kind];
  const titles = reasons.filter((one) => one.points > 0).map(({ title }) => title);
  return [
    `We checked ${what} for phishing: ${VERDICT_LABELS[verdict].toLowerCase()}, ${points} points.`,
    titles.length > 0 ? `Signs: ${titles.join('; ')}.` : '',
    'We would like to talk about it.',
  ]
    .filter(Boolean)
    .join('\n');
}
