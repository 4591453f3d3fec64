import { Button, Eyebrow, Lead, lazyNear } from '@site/shell/kit';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useContactActions } from '../../parts/contact/useContactActions';
import { contactCopy } from '../../parts/contactCopy';
import { ContactLook } from './ContactLook';

const ContactForm = lazyNear(() => import('../../parts/contact/ContactForm'));

/** "Get in Touch": three ways to start beside the form. */
export function ContactSection() {
  const actions = useContactActions();
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
        <div className="columns">
          <div className="actions">
            {actions.map(({ title, text, button, to, isBooking }) => (
              <div className="action" key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <Button tone="line" size="small" to={to}>
                  {button}
                  {isBooking && <ArrowUpRight aria-hidden />}
                </Button>
              </div>
            ))}
          </div>
          <ContactForm />
        </div>
      </div>
    </ContactLook>
  );
}
