import { lazyNear, Page } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { ActionsBand } from './ActionsBand';
import { Afterwards } from './Afterwards';
import { ContactPageLook } from './ContactPageLook';
import { ContactTop } from './ContactTop';
import { contactCopy } from './contactCopy';
import { PAGE } from './content';

const ContactForm = lazyNear(() => import('./ContactForm'));

/** The contact page: the telephone number as its hero, three ways to start, and the form. */
export function ContactPage() {
  return (
    <Page
      {...PAGE}
      title={contactCopy.title}
      lead={contactCopy.pitch}
      path={paths.contact}
      jsonLd={{ '@context': 'https://schema.org', '@type': 'ContactPage' }}
      head={(head) => <ContactTop {...head} />}
    >
      <ActionsBand />
      <ContactPageLook className="ruled" aria-label="Contact form">
        <div className="wrap">
          <Afterwards />
          <div className="form" id="write">
            <ContactForm headingLevel="h2" />
          </div>
        </div>
      </ContactPageLook>
    </Page>
  );
}

export { ContactPage as Component };
