import { lazyNear, Seo } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { ActionsBand } from './ActionsBand';
import { Afterwards } from './Afterwards';
import { ContactPageLook } from './ContactPageLook';
import { ContactTop } from './ContactTop';
import { SEO } from './content';

const ContactForm = lazyNear(() => import('../parts/contact/ContactForm'));

/** The contact page: the telephone number as its hero, three ways to start, and the form. */
export function ContactPage() {
  return (
    <>
      <Seo
        {...SEO}
        path={paths.contact}
        jsonLd={{ '@context': 'https://schema.org', '@type': 'ContactPage' }}
      />
      <ContactTop />
      <ActionsBand />
      <ContactPageLook className="ruled" aria-label="Contact form">
        <div className="wrap">
          <Afterwards />
          <div className="form">
            <ContactForm headingLevel="h2" />
          </div>
        </div>
      </ContactPageLook>
    </>
  );
}

export { ContactPage as Component };
