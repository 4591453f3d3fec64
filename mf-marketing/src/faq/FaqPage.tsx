import { CallToAction, Seo } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { questionsData } from '../parts/questionsData';
import { SheetHead } from '../parts/SheetHead';
import { GROUPS, HEADING, SEO } from './content';
import { QuestionGroups } from './QuestionGroups';

/** What people ask before they call, in groups, to be searched and linked to. Every answer is in the HTML. */
export function FaqPage() {
  return (
    <>
      <Seo
        title={SEO.title}
        description={SEO.description}
        path={paths.faq}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'FAQ', to: paths.faq },
        ]}
        jsonLd={[questionsData(GROUPS.flatMap((group) => group.questions))]}
      />
      <SheetHead current="FAQ" title={HEADING.title} lead={HEADING.lead} />
      <QuestionGroups />
      <CallToAction title="Yours is not here?" to={paths.contact} label="Ask it">
        Call or write, and ask it the way you would ask a colleague. Questions we hear twice end up on this
        page.
      </CallToAction>
    </>
  );
}

export { FaqPage as Component };
