import type { LandingBlock } from '@site/api/content/landingPages/contract';
import type { PublicForm } from '@site/api/leads/forms/contract';
import { useCachedResult } from '@site/shell/kit';
import { EnquirySection, type Topic } from '../../../contactForm/EnquirySection';

/**
 * The short contact form or a form of the team on the page itself, so that an enquiry names the page that led to it. The
 * contact form stands in for a form that is closed or gone.
 */
export function FormBlock({ block, topic }: FormBlockProps) {
  const form = useCachedResult<PublicForm>('getPublicForm', block.form ? { slug: block.form } : undefined);
  return <EnquirySection title={block.title} text={block.text} form={form} {...topic} />;
}

interface FormBlockProps {
  block: Extract<LandingBlock, { kind: 'form' }>;
  topic: Topic;
}
