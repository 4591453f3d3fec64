import { Breadcrumbs, Button, Eyebrow, Lead, type PageHeaderContent, useSettings } from '@site/shell/kit';
import Phone from 'lucide-react/icons/phone';
import { contactCopy } from '../../contactForm/texts/contactCopy';
import { ContactHeaderStyles } from './ContactHeaderStyles';
import { PHONE } from './content';
import { DimensionedNumber } from './DimensionedNumber';

/** The page's heading, the phone number, and the other ways to reach us directly. */
export function ContactHeader({ title, lead, breadcrumbs }: PageHeaderContent) {
  const { phone, phoneHref, email, emailHref, address } = useSettings();
  return (
    <ContactHeaderStyles aria-labelledby="contact-title">
      <Breadcrumbs items={breadcrumbs} />
      <div className="head">
        <Eyebrow>{contactCopy.eyebrow}</Eyebrow>
        <h1 id="contact-title">{title}</h1>
        <Lead>{lead}</Lead>
      </div>
      <a className="number" href={phoneHref} aria-label={`Call ${phone}`}>
        <DimensionedNumber text={phone} />
      </a>
      <div className="direct">
        <Button tone="ember" href={phoneHref}>
          <Phone aria-hidden />
          {PHONE.call}
        </Button>
        <p>
          <a href={emailHref}>{email}</a>
        </p>
        <p>
          {address.locality}, {address.region} {address.postalCode}
        </p>
      </div>
    </ContactHeaderStyles>
  );
}
