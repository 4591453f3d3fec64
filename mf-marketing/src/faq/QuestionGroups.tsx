import { Button, Faq, LiveText, styled, useHydrated, Wrap } from '@site/shell/kit';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { Quarter } from '../parts/sheet/Quarter';
import { foundQuestions } from './foundQuestions';

/** The questions with their search. An address with the name of a question opens it. */
export function QuestionGroups() {
  const [asked, setAsked] = useState('');
  const isHydrated = useHydrated();
  const groups = foundQuestions(asked);
  const count = groups.reduce((sum, group) => sum + group.questions.length, 0);
  useEffect(openLinkedQuestion, []);
  return (
    <>
      <Wrap>
        <Find className={isHydrated ? 'find' : 'find is-waiting'}>
          <label className="sr" htmlFor="find-a-question">
            Search the questions
          </label>
          <Search size={20} aria-hidden />
          <input
            id="find-a-question"
            type="search"
            value={asked}
            placeholder="Search the questions"
            onChange={(event) => setAsked(event.target.value)}
          />
        </Find>
        <LiveText>{asked && `${count} ${count === 1 ? 'question' : 'questions'} found`}</LiveText>
      </Wrap>
      {groups.map((group, index) => (
        <Quarter key={group.id} id={group.id} title={group.title} ground={index % 2 ? undefined : 'sheet'}>
          <Faq items={group.questions} />
        </Quarter>
      ))}
      {groups.length === 0 && (
        <Nothing className="wrap">
          <h2>Nobody has asked that yet</h2>
          <p>Try one word, or ask us. We would like to know what you were looking for.</p>
          <Button tone="line" size="small" onClick={() => setAsked('')}>
            Show all questions
          </Button>
        </Nothing>
      )}
    </>
  );
}

/** Opens the question the address names, now and whenever it changes. */
function openLinkedQuestion() {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  };
  open();
  window.addEventListener('hashchange', open);
  return () => window.removeEventListener('hashchange', open);
}

const Find = styled('div')`
  position: relative;
  max-width: 680px;
  margin-bottom: clamp(32px, 4vw, 56px);
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  background: var(--sheet);
  &.is-waiting {
    visibility: hidden;
  }
  svg {
    position: absolute;
    left: 16px;
    top: calc(50% - 10px);
    color: var(--blue);
    pointer-events: none;
  }
  input {
    width: 100%;
    border: 0;
    background: transparent;
    font: 450 1.0625rem / 1.3 var(--sans);
    color: var(--ink);
    padding: 0 16px 0 46px;
    min-height: 52px;
    outline: 0;
    border-radius: inherit;
    appearance: none;
  }
  input::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  &:focus-within {
    background: var(--white);
    box-shadow: inset 0 0 0 2px var(--navy);
  }
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
