import { CallToAction, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { InnerPage } from '../../innerPage/InnerPage';
import { questionsData } from '../../structuredData/questionsData';
import { answerWithFacts } from './answerWithFacts';
import { PAGE } from './content';
import { QuestionGroups } from './QuestionGroups';

/** What people ask before they call, in groups, to be searched and linked to. Every answer is in the HTML. */
export function FaqPage() {
  const groups = answerWithFacts(useSettings().facts);
  return (
    <InnerPage
      {...PAGE}
      path={paths.faq}
      label="FAQ"
      jsonLd={questionsData(groups.flatMap((group) => group.questions))}
    >
      <QuestionGroups questions={groups} />
      <CallToAction title="Yours is not here?" to={paths.contact} label="Ask it">
        Call or write, and ask it the way you would ask a colleague. Questions we hear twice end up on this
        page.
      </CallToAction>
    </InnerPage>
  );
}

export { FaqPage as Component };
