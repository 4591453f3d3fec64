import {
  COMPOSED_PAGES,
  type TemplateDraft,
  type TemplateExample,
} from '@site/api/content/pageTemplates/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../requests/errorMessage';
import { SegmentedControl } from '../../workbench/screen/SegmentedControl';
import { ExampleCard } from './ExampleCard';
import { SwapTestPane } from './swapTest/SwapTestPane';
import { useRenderExamplesMutation } from './templatesApi';

/** The preview of a template: sample pages, or two pages compared. */
export function ExamplesPane({ draft }: { draft: TemplateDraft }) {
  const [view, setView] = useState<'samples' | 'swap'>('samples');
  // There is nothing to swap where all texts are of one page.
  const canSwap = draft.slug !== COMPOSED_PAGES && draft.uses.length > 0;
  return (
    <Styles>
      {canSwap && (
        <SegmentedControl
          label="Preview as"
          value={view}
          options={[
            { value: 'samples', label: 'Sample pages' },
            { value: 'swap', label: 'Swap test' },
          ]}
          onChange={setView}
        />
      )}
      {view === 'samples' || !canSwap ? <SamplePages draft={draft} /> : <SwapTestPane draft={draft} />}
    </Styles>
  );
}

/** Up to twelve sample pages of a template, rendered again after each change. */
function SamplePages({ draft }: { draft: TemplateDraft }) {
  const [render] = useRenderExamplesMutation();
  const [examples, setExamples] = useState<TemplateExample[]>();
  const [problem, setProblem] = useState<ApiError>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const made = await render({ body: draft }).unwrap();
        if (!isCurrent) return;
        setExamples(made as TemplateExample[]);
        setProblem(undefined);
      } catch (error) {
        if (isCurrent) setProblem(error as ApiError);
      }
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft, render]);
  const faulty = examples?.filter(({ missing, errors }) => missing.length || errors.length).length ?? 0;
  return (
    <>
      <p role="status" className="mu">
        {examples &&
          (faulty
            ? `${faulty} of ${examples.length} sample pages ${draft.slug === COMPOSED_PAGES ? 'would keep their original texts' : 'can’t be generated'}.`
            : `${examples.length} sample ${examples.length === 1 ? 'page' : 'pages'}, all complete.`)}
      </p>
      {problem && <p role="alert">{errorMessage(problem)}</p>}
      {!examples && !problem && [80, 60, 70].map((width) => <Skeleton key={width} width={`${width}%`} />)}
      <ul>
        {examples?.map((example) => (
          <ExampleCard
            key={`${example.reason} ${example.path} ${example.place}`}
            example={example}
            isOpen={examples.length === 1}
          />
        ))}
      </ul>
    </>
  );
}

/** Milliseconds without a change before the pages are rendered again. */
const DELAY_MS = 600;

const Styles = styled('div')`
  /* Hidden texts inside it do not make the page longer. */
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: stretch;
  gap: 12px;
  max-height: calc(100dvh - var(--bar) - var(--editor-bar, 56px));
  padding: 14px 20px 24px;
  overflow: auto;
  background: var(--paper);
  [role="alert"] {
    color: var(--error);
  }
  > fieldset {
    justify-self: start;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    align-items: start;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
