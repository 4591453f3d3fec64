import { CallToAction, Seo, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { breadcrumbs } from '../parts/breadcrumbs';
import { questionsData } from '../parts/questionsData';
import { SheetHead } from '../parts/SheetHead';
import { GROUPS, HEADING, SEO } from './content';
import { QuestionGroups } from './QuestionGroups';

/** What people ask before they call, in groups, to be searched and linked to. Every answer is in the HTML. */
export function FaqPage() {
  const { origin } = useSettings();
  return (
    <>
      <Seo
        title={SEO.title}
        description={SEO.description}
        path={paths.faq}
        jsonLd={[
          questionsData(GROUPS.flatMap((group) => group.questions)),
          breadcrumbs(origin, [
            { label: 'Home', to: paths.home },
            { label: 'FAQ', to: paths.faq },
          ]),
        ]}
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
