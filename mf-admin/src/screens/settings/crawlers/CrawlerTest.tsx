import type { CrawlerSettings } from '@site/api/settings/crawlers/contract';
import { knownCrawlers } from '@site/api/site/crawlers/contract';
import { Button, below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import { type KeyboardEvent, useId, useState } from 'react';
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
  const run = () => !isLoading && test({ body });
  // The fields are inside the form of the settings, which Enter would save.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    run();
  };
  const input = (name: 'url' | 'crawler') => ({
    id: `${id}-${name}`,
    className: 'control',
    type: 'text',
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown: handleKeyDown,
    'aria-invalid': problem?.fieldErrors?.[name] ? true : undefined,
    'aria-describedby': problem?.fieldErrors?.[name] ? `${id}-result` : undefined,
  });
  return (
    <Styles aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Test a URL</h3>
      <p className="mu">Uses the settings above, saved or not, and the private areas of robots.txt.</p>
      <div className="fields">
        <label htmlFor={`${id}-url`}>
          Path or URL
          <input
            {...input('url')}
            maxLength={500}
            value={url}
            placeholder="/services"
            onChange={({ target }) => setUrl(target.value)}
          />
        </label>
        <label htmlFor={`${id}-crawler`}>
          Crawler
          <input
            {...input('crawler')}
            maxLength={30}
            value={crawler}
            list={`${id}-crawlers`}
            onChange={({ target }) => setCrawler(target.value)}
          />
        </label>
        <datalist id={`${id}-crawlers`}>
          {knownCrawlers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button tone="line" size="small" disabled={isLoading} onClick={run}>
          {isLoading ? 'Testing…' : 'Test'}
        </Button>
      </div>
      <div role="status" id={`${id}-result`}>
        {problem && !isLoading && <p className="no">{messageOf(problem)}</p>}
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
    align-items: end;
    gap: 10px;
  }
  label {
    flex: 1 1 180px;
    font-size: var(--a13);
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
