import type { Enquiry } from '@site/api/leads/enquiries/contract';
import type { PublicForm } from '@site/api/leads/forms/contract';
import { Button, below, lazyNearViewport, styled, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Phone from 'lucide-react/icons/phone';
import { contactCopy } from './texts/contactCopy';

const CustomForm = lazyNearViewport(() => import('./CustomForm'));
const ContactForm = lazyNearViewport(() => import('./ContactForm'));

export const ENQUIRY_ID = 'write';

/**
 * The last section of a service or industry page: the short contact form, filled in with the subject of the
 * page, or a form of the team, and the phone number. Without scripts, a link to the contact page replaces the form.
 */
export function EnquirySection({ title, text, service, challenge, form }: EnquirySectionProps) {
  const { phone, phoneHref } = useSettings();
  return (
    <Styles id={ENQUIRY_ID} className="ruled" aria-labelledby="write-title" data-hides-actions="">
      <div className="wrap">
        <div className="words">
          <h2 id="write-title">{title}</h2>
          <p>{text}</p>
          <a className="tel" href={phoneHref}>
            <Phone size={18} aria-hidden />
            {phone}
          </a>
          <noscript>
            <Button tone="navy" to={paths.contact}>
              {contactCopy.form.title}
            </Button>
          </noscript>
        </div>
        <div className="form">
          {form ? <CustomForm form={form} /> : <ContactForm service={service} challenge={challenge} />}
        </div>
      </div>
    </Styles>
  );
}

export interface EnquirySectionProps extends Topic {
  title: string;
  text: string;
  /** A form of the team in place of the contact form. */
  form?: PublicForm;
}

/** The subject of a page, as options of the contact form. */
export interface Topic {
  service: Enquiry['service'];
  challenge: Enquiry['challenge'];
}

const Styles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  scroll-margin-top: 72px;
  border-top: 1px solid var(--line-2);
  > .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;
  }
  > .wrap > * {
    min-width: 0;
  }
  .words {
    padding-right: 40px;
  }
  h2 {
    font-size: clamp(1.875rem, 1.3rem + 1.7vw, 2.75rem);
    letter-spacing: -0.035em;
  }
  .words p {
    margin-top: 16px;
    max-width: 24em;
  }
  .tel {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    margin-top: 12px;
    font-size: 1.25rem;
    font-weight: 500;
    letter-spacing: -0.02em;
    color: var(--ink);
    text-decoration: none;
  }
  .tel:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  noscript {
    display: block;
    margin-top: 12px;
  }
  @media (scripting: none) {
    .form {
      display: none;
    }
  }
  @media ${below.desktop} {
    > .wrap {
      grid-template-columns: minmax(0, 1fr);
      gap: 28px;
    }
    .words {
      padding: 0;
    }
    .words p {
      max-width: var(--measure);
    }
  }
  @media ${below.phone} {
    padding-block: 48px 0;
  }
  @media print {
    .form {
      display: none;
    }
  }
`;
