import type { CrawlerTest } from '@site/api/seo/crawlerTest/contract';
import { styled } from '@site/shell/kit';

/** Whether a crawler may read a URL, and the line of `robots.txt` that decides. */
export function CrawlerTestResult({ test }: { test: CrawlerTest }) {
  const { path, crawler, isAllowed, group, line, rule, robotsText, problem } = test;
  return (
    <>
      <p>
        <b className={isAllowed ? 'ok' : 'no'}>{isAllowed ? 'Allowed' : 'Blocked'}</b>: {crawler}{' '}
        {isAllowed ? 'may read' : 'may not read'} {path}.
      </p>
      <p>
        {line ? (
          <>
            Line {line}, in the group for <code>{group}</code>: <code>{rule}</code>
          </>
        ) : (
          <>
            No line in the group for <code>{group}</code> matches, so it may be read.
          </>
        )}
      </p>
      {problem && <p className="wt">These rules can’t be saved. {problem}</p>}
      <Text>
        <summary>robots.txt with these settings</summary>
        <ol>
          {robotsText
            .trimEnd()
            .split('\n')
            .map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              <li key={at}>{at + 1 === line ? <mark>{text}</mark> : text}</li>
            ))}
        </ol>
      </Text>
    </>
  );
}

const Text = styled('details')`
  summary {
    padding-block: 4px;
    cursor: pointer;
  }
  ol {
    max-height: 320px;
    padding-left: 3em;
    overflow: auto;
    font: var(--a12) / 1.6 var(--mono);
  }
  mark {
    background: var(--ember-w);
    color: var(--ink);
  }
`;
