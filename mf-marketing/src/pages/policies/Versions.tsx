import type { PolicyVersionInfo } from '@site/api/content/policies/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { ChangeSummary } from './ChangeSummary';
import { CompareVersions } from './CompareVersions';

/** All earlier versions, newest first, each with its summary of changes. */
export function Versions({ slug, versions }: VersionsProps) {
  return (
    <Styles aria-labelledby="versions">
      <h2 id="versions">Earlier versions</h2>
      <ol>
        {versions.slice(1).map((version, at) => {
          const before = versions[at + 2];
          return (
            <li key={version.version}>
              <h3>
                In effect from{' '}
                <time dateTime={version.effective}>{dateFormat.calendarDate(version.effective)}</time>
              </h3>
              {before ? (
                <>
                  <ChangeSummary version={version} />
                  <CompareVersions slug={slug} version={version} before={before} />
                </>
              ) : (
                <p>The first version.</p>
              )}
            </li>
          );
        })}
      </ol>
    </Styles>
  );
}

interface VersionsProps {
  slug: string;
  /** The current version first. */
  versions: readonly PolicyVersionInfo[];
}

const Styles = styled('section')`
  ol > li {
    margin-top: 18px;
    padding-top: 16px;
    border-top: 1px solid var(--line-2);
  }
  h3 {
    font-size: var(--fs-h4);
  }
`;
