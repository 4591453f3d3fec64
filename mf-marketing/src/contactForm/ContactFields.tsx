import { challengeOptions, contactTimeOptions, serviceOptions } from '@site/api/leads/enquiries/contract';
import { FormGrid, SelectField, TextAreaField, TextField } from '@site/shell/kit/form';

/** The eight fields of the contact form, in reading order. */
export function ContactFields() {
  return (
    <FormGrid>
      <NameField />
      <EmailField />
      <CompanyField />
      <PhoneField />
      <ServiceField />
      <ChallengeField />
      <ContactTimeField />
      <MessageField />
    </FormGrid>
  );
}

export const NameField = () => (
  <TextField name="name" label="Full Name" placeholder="Your name" autoComplete="name" maxLength={200} />
);

export const EmailField = () => (
  <TextField
    name="email"
    label="Email Address"
    type="email"
    placeholder="you@company.com"
    autoComplete="email"
    maxLength={254}
  />
);

export const CompanyField = ({ wide }: { wide?: boolean }) => (
  <TextField
    name="company"
    label="Company Name"
    placeholder="Your company"
    autoComplete="organization"
    maxLength={200}
    wide={wide}
  />
);

export const PhoneField = ({ wide }: { wide?: boolean }) => (
  <TextField
    name="phone"
    label="Phone Number"
    type="tel"
    placeholder="+1 512 555 0100"
    autoComplete="tel"
    maxLength={60}
    wide={wide}
  />
);

export const ServiceField = () => (
  <SelectField name="service" label="Service Interest" options={serviceOptions} />
);

export const ChallengeField = () => (
  <SelectField name="challenge" label="Primary Challenge" options={challengeOptions} />
);

export const ContactTimeField = () => (
  <SelectField name="contactTime" label="Preferred Contact Time" options={contactTimeOptions} optional wide />
);

export const MessageField = () => (
  <TextAreaField
    name="message"
    label="Your Message"
    placeholder="What do you need help with?"
    maxLength={8000}
  />
);
