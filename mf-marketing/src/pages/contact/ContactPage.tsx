import { lazyNearViewport, Page } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { ContactActions } from '../../contactForm/ContactActions';
import { contactCopy } from '../../contactForm/texts/contactCopy';
import { ContactHeader } from './ContactHeader';
import { ContactPageStyles } from './ContactPageStyles';
import { ACTIONS_LABEL, PAGE } from './content';
import { WhatHappensNext } from './WhatHappensNext';

const ContactForm = lazyNearViewport(() => import('../../contactForm/ContactForm'));

/** The contact page: headline and phone number, and beside them three ways to start and the form. */
export function ContactPage() {
  return (
    <Page
      {...PAGE}
      title={contactCopy.title}
      lead={contactCopy.pitch}
      path={paths.contact}
      jsonLd={{ '@context': 'https://schema.org', '@type': 'ContactPage' }}
      renderHeader={(head) => (
        <ContactPageStyles>
          <div className="wrap">
            <ContactHeader {...head} />
            <div className="start">
              <section aria-label={ACTIONS_LABEL}>
                <ContactActions headingLevel="h2" isCompact />
              </section>
              <div id="write">
                <ContactForm headingLevel="h2" />
              </div>
            </div>
            <WhatHappensNext />
          </div>
        </ContactPageStyles>
      )}
    />
  );
}

export { ContactPage as Component };
