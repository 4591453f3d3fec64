import { knownCrawlers } from '@site/api/seo/crawlerTest/contract';
import type { CrawlerSettings } from '@site/api/settings/crawlers/contract';
import { Button, below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../../requests/errorMessage';
import { CrawlerTestResult } from './CrawlerTestResult';
import { useTestCrawlerMutation } from './crawlersApi';

/** Tests whether a crawler may read a URL, by the settings as they are in the form. */
export function CrawlerTest() {
  const id = useId();
  const { values } = useFormControl<CrawlerSettings>();
  const [url, setUrl] = useState('/');
  const [crawler, setCrawler] = useState('Googlebot');
  const [test, { data, error, isLoading, originalArgs }] = useTestCrawlerMutation();
  const { allowsAiTraining, allowsAiAnswers, robotsRules = '' } = values;
  const body = {
    url: url.trim(),
    crawler: crawler.trim(),
    settings: { allowsAiTraining, allowsAiAnswers, robotsRules },
  };
  const isCurrent = JSON.stringify(originalArgs?.body) === JSON.stringify(body);
  const problem = isCurrent ? (error as ApiError | undefined) : undefined;
  const result = useRef<HTMLDivElement>(null);
  // Otherwise it would be below the edge of the drawer.
  useEffect(() => {
    if (data || error) result.current?.scrollIntoView({ block: 'nearest' });
  }, [data, error]);
  const run = () => !isLoading && test({ body });
  // The fields are inside the form of the settings, which Enter would save.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    run();
  };
  const errorOf = (name: 'url' | 'crawler') =>
    problem?.fieldErrors?.[name] && (
      <p className="error" role="alert" id={`${id}-${name}-error`}>
        {problem.fieldErrors[name]}
      </p>
    );
  const input = (name: 'url' | 'crawler') => ({
    id: `${id}-${name}`,
    className: 'control',
    type: 'text',
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown: handleKeyDown,
    'aria-invalid': problem?.fieldErrors?.[name] ? true : undefined,
    'aria-describedby': problem?.fieldErrors?.[name] ? `${id}-${name}-error` : undefined,
  });
  return (
    <Styles aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Test a URL</h3>
      <p className="mu">
        Uses the settings above, even if they aren’t saved, and the private areas that are always blocked.
      </p>
      <div className="fields">
        <div>
          <label htmlFor={`${id}-url`}>Path or URL</label>
          <input
            {...input('url')}
            maxLength={500}
            value={url}
            placeholder="/services"
            onChange={({ target }) => setUrl(target.value)}
          />
          {errorOf('url')}
        </div>
        <div>
          <label htmlFor={`${id}-crawler`}>Crawler</label>
          <input
            {...input('crawler')}
            maxLength={30}
            value={crawler}
            list={`${id}-crawlers`}
            onChange={({ target }) => setCrawler(target.value)}
          />
          {errorOf('crawler')}
        </div>
        <datalist id={`${id}-crawlers`}>
          {knownCrawlers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button tone="line" size="small" disabled={isLoading} onClick={run}>
          {isLoading ? 'Testing…' : 'Test'}
        </Button>
      </div>
      <div role="status" ref={result}>
        {problem && !errorOf('url') && !errorOf('crawler') && <p className="no">{messageOf(problem)}</p>}
        {data && isCurrent && !isLoading && <CrawlerTestResult test={data} />}
        {originalArgs && !isCurrent && !isLoading && <p className="mu">Something changed. Test again.</p>}
      </div>
    </Styles>
  );
}

const messageOf = (problem: ApiError) => Object.values(problem.fieldErrors ?? {})[0] ?? errorMessage(problem);

const Styles = styled('section')`
  display: grid;
  gap: 8px;
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line);
  font-size: var(--a14);
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    > div {
      flex: 1 1 180px;
      font-size: var(--a13);
    }
    > button {
      align-self: end;
    }
  }
  .error {
    padding-top: 4px;
    color: var(--error);
  }
  .control {
    display: block;
    width: 100%;
    min-height: 36px;
    padding: 4px 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  [aria-invalid] {
    border-color: var(--error);
  }
  [role="status"] {
    display: grid;
    gap: 6px;
    /* The bar with the button that saves. */
    scroll-margin-bottom: 80px;
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    padding-inline: 16px;
    .control {
      min-height: 44px;
      font-size: 1rem;
    }
  }
`;
