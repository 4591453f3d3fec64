import { type SubjectKind, subjectKinds, type TemplateDraft } from '@site/api/content/pageTemplates/contract';
import type { SwapSubjects, SwapTest } from '@site/api/content/swapTest/contract';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useEffect, useId, useState } from 'react';
import { errorMessage } from '../../../requests/errorMessage';
import { describeSwap } from './describeSwap';
import { MarkedTexts } from './MarkedTexts';
import { SwapTestStyles } from './SwapTestStyles';
import { useTestSwapMutation } from './swapTestApi';

/** Two pages of a template, as chosen: the sentences that hold for both are marked. */
export function SwapTestPane({ draft }: { draft: TemplateDraft }) {
  const { uses } = draft;
  const [chosen, setChosen] = useState<Choice>();
  const [swapped, setSwapped] = useState<SubjectKind>();
  const kind = swapped && uses.includes(swapped) ? swapped : (uses.find((one) => one === 'place') ?? uses[0]);
  const { result, problem } = useSwapTest(draft, kind, chosen);
  if (!kind) return <p className="mu">This template makes one page, so there is nothing to swap.</p>;
  const current = chosen ?? (result && { page: pick(result.page), other: result.other[kind] });
  const choose = (part: Partial<Choice>) => current && setChosen({ ...current, ...part });
  return (
    <SwapTestStyles>
      <p className="mu">
        Compares a page with the same page for another service, industry or service area. The fewer sentences
        both share, the more each says about its own subject.
      </p>
      {result && current && (
        <div className="choices">
          {uses.length > 1 && (
            <Select
              label="Swap"
              value={kind}
              options={subjectKinds
                .filter((one) => uses.includes(one))
                .map((value) => ({ value, label: NAMES[value] }))}
              onChange={(value) => {
                setSwapped(value as SubjectKind);
                setChosen({ ...current, other: '' });
              }}
            />
          )}
          {subjectKinds
            .filter((one) => uses.includes(one))
            .map((one) => (
              <Select
                key={one}
                label={NAMES[one]}
                value={current.page[one]}
                options={result.choices[one]}
                onChange={(value) => choose({ page: { ...current.page, [one]: value } })}
              />
            ))}
          <Select
            label="Compare with"
            value={current.other || result.other[kind]}
            options={result.choices[kind]}
            onChange={(other) => choose({ other })}
          />
        </div>
      )}
      {problem && <p role="alert">{errorMessage(problem)}</p>}
      {!result && !problem && [80, 60, 70].map((width) => <Skeleton key={width} width={`${width}%`} />)}
      {result && <Compared result={result} kind={kind} />}
    </SwapTestStyles>
  );
}

function Compared({ result, kind }: { result: SwapTest; kind: SubjectKind }) {
  const { page, other, texts, choices } = result;
  const missing = [...new Set([...page.missing, ...other.missing])];
  const name = choices[kind].find(({ value }) => value === other[kind])?.label ?? other.label;
  return (
    <>
      <p role="status" className="mu">
        {page[kind] === other[kind] ? 'Choose two that differ.' : describeSwap(result, name)}
      </p>
      {missing.length > 0 && (
        <p className="bad">
          No value for <code>{missing.join(', ')}</code>
        </p>
      )}
      <article aria-label={page.label}>
        <h3>{page.label}</h3>
        {page.path && <p className="m path">{page.path}</p>}
        <MarkedTexts texts={texts} />
      </article>
    </>
  );
}

interface Choice {
  page: SwapSubjects;
  /** The other value of the swapped subject; empty for another one than the page’s. */
  other: string;
}

const NAMES: Record<SubjectKind, string> = {
  service: 'Service',
  industry: 'Industry',
  place: 'Service area',
};

const pick = ({ service, industry, place }: SwapSubjects): SwapSubjects => ({ service, industry, place });

/** Tests again after each change of the template or of the choice. */
function useSwapTest(draft: TemplateDraft, kind: SubjectKind | undefined, chosen: Choice | undefined) {
  const [test] = useTestSwapMutation();
  const [result, setResult] = useState<SwapTest>();
  const [problem, setProblem] = useState<ApiError>();
  useEffect(() => {
    if (!kind) return;
    let isCurrent = true;
    const run = async () => {
      const page = chosen?.page ?? NOTHING;
      const ask = (other: string) =>
        test({ body: { template: draft, page, other: { ...page, [kind]: other } } }).unwrap();
      try {
        let made = await ask(chosen?.other ?? '');
        // Without a choice, it is the first other one.
        const second = made.choices[kind].find(({ value }) => value !== made.page[kind]);
        if (!chosen?.other && second) made = await ask(second.value);
        if (!isCurrent) return;
        setResult(made);
        setProblem(undefined);
      } catch (error) {
        if (isCurrent) setProblem(error as ApiError);
      }
    };
    const timer = setTimeout(() => void run(), DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft, kind, chosen, test]);
  return { result, problem };
}

const NOTHING: SwapSubjects = { service: '', industry: '', place: '' };
/** Milliseconds without a change before the pages are rendered again. */
const DELAY_MS = 300;

function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}
