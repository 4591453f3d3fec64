import type { PolicyVersionInfo } from '@site/api/content/policies/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { useState } from 'react';
import { type Difference, differencesOf, type Piece } from './differencesOf';
import { versionText } from './versionText';

/** A version compared with the previous one, word by word, on request. */
export function CompareVersions({ slug, version, before }: CompareVersionsProps) {
  const [differences, setDifferences] = useState<Difference[]>();
  const [isFailed, setIsFailed] = useState(false);
  const compare = () => {
    if (differences) return;
    setIsFailed(false);
    Promise.all([before, version].map((one) => versionText(slug, one.version))).then(
      ([old, now]) => old && now && setDifferences(differencesOf(old, now)),
      () => setIsFailed(true),
    );
  };
  return (
    <Styles onToggle={({ currentTarget }) => currentTarget.open && compare()}>
      <summary>Compare with the version of {dateFormat.calendarDate(before.effective)}, word by word</summary>
      {isFailed && <p role="alert">The versions couldn’t be loaded. Close this and open it again.</p>}
      {differences?.length === 0 && <p>The text is the same.</p>}
      {differences?.map(({ id, title, kind, paragraphs }) => (
        <div key={id}>
          <h3>
            {title} <small>{KINDS[kind]}</small>
          </h3>
          {paragraphs.map((pieces) => (
            <p key={pieces.map(({ text }) => text).join()}>{pieces.map(show)}</p>
          ))}
        </div>
      ))}
    </Styles>
  );
}

interface CompareVersionsProps {
  slug: string;
  version: PolicyVersionInfo;
  before: PolicyVersionInfo;
}

const KINDS = { new: 'new', gone: 'taken out', changed: 'reworded' };

function show({ kind, text }: Piece, index: number) {
  const spaced = index ? ` ${text}` : text;
  if (kind === 'added') return <ins key={`${index} ${text}`}>{spaced}</ins>;
  if (kind === 'removed') return <del key={`${index} ${text}`}>{spaced}</del>;
  return spaced;
}

const Styles = styled('details')`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin-top: 8px;
    color: var(--navy);
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 4px;
    cursor: pointer;
  }
  h3 {
    margin-top: 24px;
    font-size: var(--fs-h4);
  }
  h3 small {
    margin-left: 8px;
    font: 450 0.8125rem / 1 var(--mono);
    color: var(--blue);
  }
  ins {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--blue-2);
    text-underline-offset: 3px;
    background: var(--steel);
    color: var(--ink);
  }
  del {
    color: var(--muted);
    text-decoration-color: var(--error);
  }
  p {
    margin-top: 14px;
  }
  @media (scripting: none) {
    display: none;
  }
`;
