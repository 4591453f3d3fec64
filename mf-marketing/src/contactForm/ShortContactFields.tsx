import { FormGrid, useFormChange, useFormValues } from '@site/shell/kit/form';
import { useEffect, useRef } from 'react';
import {
  ChallengeField,
  CompanyField,
  ContactTimeField,
  EmailField,
  MessageField,
  NameField,
  PhoneField,
  ServiceField,
} from './ContactFields';
import { companyFromEmail } from './companyFromEmail';
import { contactCopy } from './texts/contactCopy';

/**
 * The short form: sender and message. The page fills in service and challenge, and the email address fills in
 * the company. These fields can be changed under "More details", which opens automatically when one of them is
 * invalid.
 */
export function ShortContactFields() {
  useCompanyFromEmail();
  return (
    <>
      <FormGrid>
        <NameField />
        <EmailField />
        <PhoneField wide />
        <MessageField />
      </FormGrid>
      <details className="more">
        <summary>
          {contactCopy.more.label} <small>{contactCopy.more.text}</small>
        </summary>
        <FormGrid>
          <CompanyField wide />
          <ServiceField />
          <ChallengeField />
          <ContactTimeField />
        </FormGrid>
      </details>
    </>
  );
}

/** Fills in the company unless the visitor has entered one. */
function useCompanyFromEmail(): void {
  const { email, company } = useFormValues<{ email: string; company: string }>();
  const change = useFormChange();
  const filledIn = useRef('');
  useEffect(() => {
    const found = companyFromEmail(email);
    if (found === filledIn.current || (company && company !== filledIn.current)) return;
    filledIn.current = found;
    change('company', found);
  }, [email, company, change]);
}
