import { challengeOptions, contactTimeOptions, serviceOptions } from '@site/api/leads/enquiries/contract';
import { type FieldProps, FormGrid, SelectField, TextAreaField, TextField } from '@site/shell/kit/form';

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

/** What another form changes of a field. */
type Changes = Partial<Omit<FieldProps, 'name'>>;

export const NameField = (changes: Changes) => (
  <TextField
    name="name"
    label="Full Name"
    placeholder="Your name"
    autoComplete="name"
    maxLength={200}
    {...changes}
  />
);

export const EmailField = (changes: Changes) => (
  <TextField
    name="email"
    label="Email Address"
    type="email"
    placeholder="you@company.com"
    autoComplete="email"
    maxLength={254}
    {...changes}
  />
);

export const CompanyField = (changes: Changes) => (
  <TextField
    name="company"
    label="Company Name"
    placeholder="Your company"
    autoComplete="organization"
    maxLength={200}
    {...changes}
  />
);

export const PhoneField = (changes: Changes) => (
  <TextField
    name="phone"
    label="Phone Number"
    type="tel"
    placeholder="+1 512 555 0100"
    autoComplete="tel"
    maxLength={60}
    {...changes}
  />
);

export const ServiceField = (changes: Changes) => (
  <SelectField name="service" label="Service Interest" options={serviceOptions} {...changes} />
);

export const ChallengeField = (changes: Changes) => (
  <SelectField name="challenge" label="Primary Challenge" options={challengeOptions} {...changes} />
);

export const ContactTimeField = (changes: Changes) => (
  <SelectField
    name="contactTime"
    label="Preferred Contact Time"
    options={contactTimeOptions}
    optional
    wide
    {...changes}
  />
);

export const MessageField = (changes: Changes) => (
  <TextAreaField
    name="message"
    label="Your Message"
    placeholder="What do you need help with?"
    maxLength={8000}
    {...changes}
  />
);
