import type { LandingBlock } from '@site/api/content/landingPages/contract';
import { ArrowLink, Button, Faq, Prose } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { Topic } from '../../../contactForm/EnquirySection';
import { Cells } from '../../../innerPage/Cells';
import { Steps } from '../../../innerPage/Steps';
import { TitledSection } from '../../../innerPage/TitledSection';
import { OfferStyles, ProofStyles } from './blockStyles';
import { CountdownBlock } from './CountdownBlock';
import { FilmBlock } from './FilmBlock';
import { FormBlock } from './FormBlock';

/** One block of a landing page, on one of two backgrounds. Unknown kinds render nothing. */
export function BlockView({ id, block, isShaded, topic }: BlockViewProps) {
  if (block.kind === 'form') return <FormBlock block={block} topic={topic} />;
  const content = contentOf(block);
  if (!content || !('title' in block)) return null;
  return (
    <TitledSection id={id} title={block.title} background={isShaded ? 'sheet' : undefined}>
      {content}
    </TitledSection>
  );
}

interface BlockViewProps {
  id: string;
  block: LandingBlock;
  isShaded: boolean;
  /** Preset values of the contact form. */
  topic: Topic;
}

function contentOf(block: LandingBlock) {
  switch (block.kind) {
    case 'proof':
      return (
        <ProofStyles>
          {block.items.map(({ text, label, to }) => (
            <li key={text}>
              <p>{text}</p>
              <ArrowLink to={to}>{label}</ArrowLink>
            </li>
          ))}
        </ProofStyles>
      );
    case 'benefits':
      return <Cells items={block.items} />;
    case 'steps':
      return <Steps steps={block.items} />;
    case 'faq':
      return <Faq items={block.items} />;
    case 'text':
      return <Prose html={block.html} />;
    case 'booking':
      return offer(block.text, block.label, paths.bookings);
    case 'tool':
      return offer(block.text, block.label, block.to);
    case 'countdown':
      return <CountdownBlock block={block} />;
    case 'film':
      return <FilmBlock block={block} />;
    default:
      return undefined;
  }
}

const offer = (text: string, label: string, to: string) => (
  <OfferStyles>
    <p>{text}</p>
    <Button tone="line" to={to}>
      {label}
    </Button>
  </OfferStyles>
);
