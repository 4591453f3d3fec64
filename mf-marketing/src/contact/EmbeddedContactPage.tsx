import { lazyNear, Seo, styled, VisuallyHidden } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { EMBEDDED } from './content';

const ContactForm = lazyNear(() => import('../parts/contact/ContactForm'));

/** The contact form alone, for frames in other pages. Search engines are told of the contact page instead. */
export function EmbeddedContactPage() {
  return (
    <Sheet>
      <Seo title={EMBEDDED.title} description={EMBEDDED.description} path={paths.contact} noindex />
      <VisuallyHidden as="h1">{EMBEDDED.title}</VisuallyHidden>
      <div className="wrap">
        <ContactForm headingLevel="h2" />
      </div>
    </Sheet>
  );
}

export { EmbeddedContactPage as Component };

const Sheet = styled('div')`
  padding-block: 24px;
`;
