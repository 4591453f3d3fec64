import { Eyebrow, Lead, lazyNearViewport } from '@site/shell/kit';
import { ContactActions } from '../../../contactForm/ContactActions';
import { contactCopy } from '../../../contactForm/texts/contactCopy';
import { ContactStyles } from './ContactStyles';

const ContactForm = lazyNearViewport(() => import('../../../contactForm/ContactForm'));

/** "Get in Touch": three ways to start and, below them, the form. */
export function ContactSection() {
  return (
    <ContactStyles id="contact" className="ruled edges" aria-labelledby="contact-title">
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
    </ContactStyles>
  );
}
