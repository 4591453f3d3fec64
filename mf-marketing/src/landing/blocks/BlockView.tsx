import type { LandingBlock } from '@site/api/contract/landingPages';
import { Button, Faq, GoLink, Prose } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Cells } from '../../parts/sheet/Cells';
import { Quarter } from '../../parts/sheet/Quarter';
import { Steps } from '../../parts/sheet/Steps';
import { CountdownBlock } from './CountdownBlock';
import { FilmBlock } from './FilmBlock';
import { FormBlock } from './FormBlock';
import { Offer, Proof } from './looks';

/** One block of a landing page, on one of its two grounds. A kind that is not known here shows nothing. */
export function BlockView({ id, block, isOnSheet }: BlockViewProps) {
  if (block.kind === 'form') return <FormBlock block={block} />;
  const content = contentOf(block);
  if (!content || !('title' in block)) return null;
  return (
    <Quarter id={id} title={block.title} ground={isOnSheet ? 'sheet' : undefined}>
      {content}
    </Quarter>
  );
}

interface BlockViewProps {
  id: string;
  block: LandingBlock;
  isOnSheet: boolean;
}

function contentOf(block: LandingBlock) {
  switch (block.kind) {
    case 'proof':
      return (
        <Proof>
          {block.items.map(({ text, label, to }) => (
            <li key={text}>
              <p>{text}</p>
              <GoLink to={to}>{label}</GoLink>
            </li>
          ))}
        </Proof>
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
  <Offer>
    <p>{text}</p>
    <Button tone="line" to={to}>
      {label}
    </Button>
  </Offer>
);
