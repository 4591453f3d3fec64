import { paths } from '@site/shell/paths';
import { RelatedSheets } from '../parts/sheet/RelatedSheets';
import { LandingLayout } from './LandingLayout';
import type { LandingSubject } from './landingSubject';

/** A landing page made from what its address is known to speak of. Search engines are asked not to list it. */
export function DecodedLanding({ subject, path }: { subject: LandingSubject; path: string }) {
  const { service, industry, place } = subject;
  const what = service?.name ?? 'Managed IT services';
  const title = [what, industry && `for ${industry.name}`, place && `in ${place.name}`]
    .filter(Boolean)
    .join(' ');
  const links = [service?.to, industry?.to, place?.to].filter((to) => to !== undefined);
  return (
    <LandingLayout
      title={title}
      description={`${title}: one desk in Round Rock, Texas, remote first and on site by plan, with a scope you can read.`}
      lead="One desk in Round Rock, Texas, that owns the problem until you agree that it is solved. Remote first, on site by plan."
      path={path}
      noindex
      drawnAs={industry?.to ?? service?.to ?? paths.service('service-desk')}
      points={POINTS}
      steps={STEPS}
    >
      <RelatedSheets related={links} />
    </LandingLayout>
  );
}

const POINTS = [
  {
    title: 'One front door',
    text: 'Phone and email lead into one queue. Every ticket has an owner and a next word due.',
  },
  {
    title: 'Security in the order that helps',
    text: 'Sign-in, devices, mail and the way back. Risks are ranked before tools are bought.',
  },
  {
    title: 'A scope you can read',
    text: 'What is included and what is not, in plain words, before anything is signed.',
  },
];

const STEPS = [
  { title: 'Tell us', text: 'What your firm does, and what costs you the most time.' },
  { title: 'We look', text: 'At people, devices and systems, and write down what we find.' },
  { title: 'You decide', text: 'A short list in order, with what you can do without us.' },
];
