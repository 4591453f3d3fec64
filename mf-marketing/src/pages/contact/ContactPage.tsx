import { lazyNearViewport, Page } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { contactCopy } from '../../contactForm/contactCopy';
import { ActionsBand } from './ActionsBand';
import { ContactHeader } from './ContactHeader';
import { ContactPageStyles } from './ContactPageStyles';
import { PAGE } from './content';
import { WhatHappensNext } from './WhatHappensNext';

const ContactForm = lazyNearViewport(() => import('../../contactForm/ContactForm'));

/** The contact page: the telephone number as its hero, three ways to start, and the form. */
export function ContactPage() {
  return (
    <Page
      {...PAGE}
      title={contactCopy.title}
      lead={contactCopy.pitch}
      path={paths.contact}
      jsonLd={{ '@context': 'https://schema.org', '@type': 'ContactPage' }}
      renderHeader={(head) => <ContactHeader {...head} />}
    >
      <ActionsBand />
      <ContactPageStyles className="ruled" aria-label="Contact form">
        <div className="wrap">
          <WhatHappensNext />
          <div className="form" id="write">
            <ContactForm headingLevel="h2" />
          </div>
        </div>
      </ContactPageStyles>
    </Page>
  );
}

export { ContactPage as Component };
