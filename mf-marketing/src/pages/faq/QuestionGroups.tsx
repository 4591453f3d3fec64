import { Button, Container, Faq, LiveRegion, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useEffect, useState } from 'react';
import { FindField } from '../../innerPage/FindField';
import { TitledSection } from '../../innerPage/TitledSection';
import type { GROUPS } from './content';
import { filterQuestions } from './filterQuestions';
import { HelpfulVote } from './HelpfulVote';

/** The questions with their search. The hash of a question opens it. */
export function QuestionGroups({ questions }: { questions: typeof GROUPS }) {
  const [search, setSearch] = useState('');
  const groups = filterQuestions(questions, search);
  const count = groups.reduce((sum, group) => sum + group.questions.length, 0);
  useEffect(openLinkedQuestion, []);
  return (
    <>
      <Container>
        <Field>
          <FindField id="find-a-question" label="Search the questions" value={search} onFind={setSearch} />
        </Field>
        <LiveRegion>{search && `${count} ${count === 1 ? 'question' : 'questions'} found`}</LiveRegion>
      </Container>
      {groups.map((group, index) => (
        <TitledSection
          key={group.id}
          id={group.id}
          title={group.title}
          background={index % 2 ? undefined : 'sheet'}
        >
          <Faq
            items={group.questions.map(({ answer, ...question }) => ({
              ...question,
              answer: (
                <>
                  <p>{answer}</p>
                  <HelpfulVote question={`${paths.faq}#${question.id}`} />
                </>
              ),
            }))}
          />
        </TitledSection>
      ))}
      {groups.length === 0 && (
        <Nothing className="wrap">
          <h2>No questions found</h2>
          <p>Try a different word, or ask us.</p>
          <Button tone="line" size="small" onClick={() => setSearch('')}>
            Show all questions
          </Button>
        </Nothing>
      )}
    </>
  );
}

/** Opens the question in the hash, now and on every change. */
function openLinkedQuestion() {
  const open = () => {
    const target = questionIn(window.location.hash);
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  };
  open();
  window.addEventListener('hashchange', open);
  return () => window.removeEventListener('hashchange', open);
}

function questionIn(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An incomplete escape sequence matches no question.
    return null;
  }
}

const Field = styled('div')`
  margin-bottom: clamp(32px, 4vw, 56px);
`;

const Nothing = styled('div')`
  padding-bottom: clamp(64px, 7vw, 112px);
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    margin: 8px 0 20px;
  }
`;
