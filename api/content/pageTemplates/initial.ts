import type { BuiltInTemplate, TemplateDraft } from './contract';
import { assessmentTemplate } from './originals/assessmentTemplate';
import { composedTemplate } from './originals/composedTemplate';
import { consultationTemplate } from './originals/consultationTemplate';
import { eventTemplate } from './originals/eventTemplate';
import { serviceAreaTemplate } from './originals/serviceAreaTemplate';

/** The original texts of the built-in templates, which a new site begins with. */
export const originals: Record<BuiltInTemplate, TemplateDraft> = {
  'composed-pages': composedTemplate,
  'service-industry-place': serviceAreaTemplate,
  'starting-point-consultation': consultationTemplate,
  'starting-point-event': eventTemplate,
  'starting-point-assessment': assessmentTemplate,
};

/** The original texts of a template; undefined if it is not built in. */
export const originalOf = ({ slug }: Pick<TemplateDraft, 'slug'>): TemplateDraft | undefined =>
  Object.hasOwn(originals, slug) ? originals[slug as BuiltInTemplate] : undefined;
