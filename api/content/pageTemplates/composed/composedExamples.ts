import { subjectSlug } from '../../landingPages/composed/landingSubject';
import { textsOf } from '../../landingPages/composed/subjectTexts';
import { countWords } from '../../markdown/textMeasures';
import { MAX_EXAMPLES, type TemplateDraft, type TemplateExample } from '../contract';
import { toLanding, visibleText } from '../createPages';
import { renderPages } from '../rendering/templateThreads';
import { readCompany } from '../subjects';
import { composedSubjects } from './composedPages';
import { composedValues } from './composedValues';
import { findTextProblem, readTexts } from './toComposedPage';

/** Twelve composed pages, as the template's preview shows them. */
export async function renderComposedExamples(template: TemplateDraft): Promise<TemplateExample[]> {
  const company = await readCompany();
  const subjects = SAMPLES.map((at) => composedSubjects[at] ?? {});
  const pages = await renderPages(
    template,
    subjects.map((subject) => composedValues(subject, company, template)),
  );
  return pages.map((rendered, at) => {
    const subject = subjects[at] ?? {};
    const { service, industry, location } = textsOf(subject);
    const draft = toLanding(template, rendered, {});
    const path = `/${subjectSlug(subject)}`;
    const errors = Object.entries(rendered.errors).map(([field, message]) => ({ field, message }));
    const problem = findTextProblem(readTexts(path, rendered));
    // A text that cannot be rendered is empty too, which is said already.
    if (problem && !errors.length && !rendered.missing.length) errors.push({ field: '', message: problem });
    return {
      reason: 'Sample',
      service: subject.service ? service.name : '',
      industry: subject.industry ? industry.name : '',
      place: subject.location ? location.name : '',
      path,
      title: draft.searchTitle,
      description: draft.description,
      words: countWords(visibleText(draft)),
      blocks: draft.blocks,
      missing: rendered.missing,
      errors,
    };
  });
}

/** A prime number apart, so that all three subjects differ from one to the next. */
const SAMPLES = Array.from({ length: MAX_EXAMPLES }, (_, at) => at * 157);
