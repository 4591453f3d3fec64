import { Button, Eyebrow, Lead, SmartLink, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Phone from 'lucide-react/icons/phone';
import { contactCopy } from '../parts/contactCopy';
import { ContactTopLook } from './ContactTopLook';
import { PHONE } from './content';
import { DimensionedNumber } from './DimensionedNumber';

/** The page's heading over the telephone number, and the ways to reach people directly. */
export function ContactTop() {
  const { phone, phoneHref, email, emailHref, address } = useSettings();
  return (
    <ContactTopLook aria-labelledby="contact-title">
      <div className="wrap">
        <nav className="crumbs note" aria-label="Breadcrumb">
          <ol>
            <li>
              <SmartLink to={paths.home}>Home</SmartLink>
            </li>
            <li aria-current="page">Contact</li>
          </ol>
        </nav>
        <div className="head">
          <Eyebrow>{contactCopy.eyebrow}</Eyebrow>
          <h1 id="contact-title">{contactCopy.title}</h1>
          <Lead>{contactCopy.pitch}</Lead>
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
          <p>{PHONE.note}</p>
        </div>
      </div>
    </ContactTopLook>
  );
}
