import type { LandingBlock } from '@site/api/content/landingPages/contract';
import { EnquirySection, type Topic } from '../../../contactForm/EnquirySection';

/** The short contact form on the page itself, so that an enquiry names the page that led to it. */
export function FormBlock({ block, topic }: FormBlockProps) {
  return <EnquirySection title={block.title} text={block.text} {...topic} />;
}

interface FormBlockProps {
  block: Extract<LandingBlock, { kind: 'form' }>;
  topic: Topic;
}
