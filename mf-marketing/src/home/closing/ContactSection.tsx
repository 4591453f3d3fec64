import { Eyebrow, Lead, lazyNear } from '@site/shell/kit';
import { ContactActions } from '../../parts/contact/ContactActions';
import { contactCopy } from '../../parts/contact/contactCopy';
import { ContactLook } from './ContactLook';

const ContactForm = lazyNear(() => import('../../parts/contact/ContactForm'));

/** "Get in Touch": three ways to start and, below them, the form. */
export function ContactSection() {
  return (
    <ContactLook id="contact" className="ruled edges" aria-labelledby="contact-title">
      <div className="wrap">
        <div className="head">
          <Eyebrow>{contactCopy.eyebrow}</Eyebrow>
          <h2 className="h2" id="contact-title">
            {contactCopy.title}
          </h2>
          <Lead>{contactCopy.pitch}</Lead>
        </div>
        <div className="actions">
          <ContactActions />
        </div>
        <ContactForm />
      </div>
    </ContactLook>
  );
}
