import { CallToAction, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { InnerPage } from '../../innerPage/InnerPage';
import { questionsData } from '../../structuredData/questionsData';
import { answerWithFacts } from './answerWithFacts';
import { PAGE } from './content';
import { QuestionGroups } from './QuestionGroups';

/** The FAQ in groups, with search and anchors. Every answer is in the HTML. */
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
      <CallToAction title="Still have a question?" to={paths.contact} label="Ask us">
        Call us or send a message. You’ll talk to someone who knows IT.
      </CallToAction>
    </InnerPage>
  );
}

export { FaqPage as Component };
