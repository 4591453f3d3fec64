import { type Infer, object } from 'superstruct';
import { importEndpoints, TableImport } from '../../content/imports/contract';
import { calendarDay, choice, optional, text } from '../../platform/contracts/endpoint';

/** Why people on an imported list may get email. */
export const importBasisOptions = [
  { value: 'confirmation', label: 'Ask each person to confirm' },
  { value: 'statement', label: 'They already gave consent' },
] as const;

/** How many confirmation emails imports send in an hour. */
export const importMailsPerHour = 200;

/** Why people that a member adds may get email. */
export const ConsentBasis = object({
  /**
   * `confirmation`: each person gets an email and is subscribed once they confirm. `statement`: they are subscribed at
   * once, and the statement is stored as proof of their consent.
   */
  basis: choice(
    importBasisOptions.map(({ value }) => value),
    'Please choose a basis.',
  ),
  /** What the people agreed to, in the words they saw. */
  statement: optional(text({ max: 1000, label: 'The consent text' })),
  /** When they agreed; a row may have a date of its own. */
  consentedOn: optional(calendarDay('Please enter the date of consent.')),
  /** The form, event or system that recorded it. */
  consentSource: optional(text({ max: 200, label: 'The source' })),
});
export type ConsentBasis = Infer<typeof ConsentBasis>;

/** A table of subscribers with the basis for emailing them. */
export const SubscriberImport = object({ ...TableImport.schema, ...ConsentBasis.schema });
export type SubscriberImport = Infer<typeof SubscriberImport>;

/** The import of a table with the columns email, topics and consentedOn. Topics default to all. */
export const subscriberImport = importEndpoints({
  path: '/admin/subscribers',
  word: 'subscriber',
  body: SubscriberImport,
});
