import type { GeneratedPageDetails } from '@site/api/content/generatedPages/contract';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Menu, Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { errorMessage } from '../../requests/errorMessage';
import { useCompareGeneratedPagesQuery, useGeneratedPages } from './runs/generatedPagesApi';
import { describeSwap } from './swapTest/describeSwap';
import { MarkedTexts } from './swapTest/MarkedTexts';

/** The text of a page, with the sentences marked that would be true on another page of its run as well. */
export function PageComparison({ page }: { page: GeneratedPageDetails }) {
  const { id, run, nearest, texts } = page;
  const [chosen, setChosen] = useState('');
  const siblings = useGeneratedPages({ run, limit: MAX_SIBLINGS }).data?.items ?? [];
  const others = siblings.filter((each) => each.id !== id);
  const other =
    others.find((each) => each.id === chosen) ?? others.find(({ path }) => path === nearest) ?? others[0];
  const { currentData, error } = useCompareGeneratedPagesQuery(
    { id, query: { other: other?.id ?? '' } },
    { skip: !other },
  );
  const heading = other ? 'Swap test' : 'Text';
  return (
    <Styles aria-label={heading}>
      <h3>{heading}</h3>
      {other && (
        <p>
          Compared with{' '}
          <Menu
            variant="word"
            label="Compare with"
            value={other.id}
            items={others.map(({ id: value, path, label }) => ({ value, label: path || label }))}
            onChoose={setChosen}
          >
            {other.path || other.label}
          </Menu>
        </p>
      )}
      {currentData && (
        <p role="status" className="mu">
          {describeSwap(currentData, other?.label ?? '')}
        </p>
      )}
      {error && <p role="alert">{errorMessage(error as ApiError)}</p>}
      {other &&
        !currentData &&
        !error &&
        [80, 60, 70].map((width) => <Skeleton key={width} width={`${width}%`} />)}
      {currentData && <MarkedTexts texts={currentData.texts} />}
      {!other &&
        texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no identity of their own
          <p key={at}>{text}</p>
        ))}
    </Styles>
  );
}

const MAX_SIBLINGS = '100';

const Styles = styled('section')`
  display: grid;
  gap: 8px;
  padding: 14px 20px 24px;
  overflow-wrap: anywhere;
  font-size: var(--a13);
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  mark {
    background: var(--ember-w);
    color: inherit;
  }
  [role="alert"] {
    color: var(--error);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
