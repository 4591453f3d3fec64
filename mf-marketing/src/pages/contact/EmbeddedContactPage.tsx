import { lazyNearViewport, Page, styled, VisuallyHidden } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { EMBEDDED } from './content';

const ContactForm = lazyNearViewport(() => import('../../contactForm/ContactForm'));

/** The contact form only, for frames on other sites. Its canonical URL is the contact page. */
export function EmbeddedContactPage() {
  return (
    <Page
      {...EMBEDDED}
      path={paths.contact}
      noindex
      renderHeader={({ title }) => <VisuallyHidden as="h1">{title}</VisuallyHidden>}
    >
      <Styles>
        <div className="wrap">
          <ContactForm headingLevel="h2" />
        </div>
      </Styles>
    </Page>
  );
}

export { EmbeddedContactPage as Component };

const Styles = styled('div')`
  padding-block: 24px;
`;
