import { chooseLines } from '../../landingPages/composed/composeLanding';
import type { LandingSubject } from '../../landingPages/composed/landingSubject';
import { textsOf } from '../../landingPages/composed/subjectTexts';
import type { SubjectTexts } from '../../landingPages/texts/SubjectTexts';
import type { TemplateDraft } from '../contract';
import { type Company, fieldValues, type PageValues, withoutEmpty } from '../pageValues';

/**
 * The values of the variables of a composed page. What its slug does not name has the general texts and no code. Lines
 * are the ones chosen for this page, so that two pages that differ in one subject share less than half of them.
 */
export function composedValues(
  subject: LandingSubject,
  company: Company,
  template: Pick<TemplateDraft, 'fields'>,
): PageValues {
  const texts = textsOf(subject);
  const { service, industry, location } = texts;
  const [ofService, ofIndustry, ofLocation] = chooseLines(subject, texts);
  return withoutEmpty({
    service: { ...valuesOf(service, subject.service, ofService), lead: service.lead },
    industry: {
      ...valuesOf(industry, subject.industry, ofIndustry),
      lead: industry.lead,
      service_lead: subject.service ? industry.with[subject.service] : industry.lead,
    },
    place: valuesOf(location, subject.location, ofLocation),
    company,
    fields: fieldValues(template),
  }) as PageValues;
}

const valuesOf = ({ name, to = '', heading }: SubjectTexts, code = '', lines: string[]) => ({
  code,
  name,
  path: to,
  heading,
  lines,
});
