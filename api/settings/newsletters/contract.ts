import { array, boolean, type Infer, object, size } from 'superstruct';
import { documented, siteImage, text } from '../../platform/contracts/endpoint';
import { accentColor, line, optionalLine } from '../../platform/contracts/settingFields';

/** How newsletters look, and whether clicks in them are counted: the same for all of them. */
export const NewsletterSettings = object({
  logo: siteImage(),
  accent: accentColor(),
  /** Street or P.O. box, which the law requires in commercial email. City and state come from the brand. */
  street: optionalLine('The street', '1100 Brushy Creek Road'),
  note: line({ min: 0, max: 200, label: 'The footer note' }),
  /** Whether clicks on links are counted, except in newsletters on some topics. Other values have no effect. */
  countsClicks: boolean(),
  uncountedTopics: documented(size(array(text({ max: 40, label: 'The topic' })), 0, 20), { maxItems: 20 }),
});
export type NewsletterSettings = Infer<typeof NewsletterSettings>;
