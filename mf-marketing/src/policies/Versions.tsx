import type { PolicyVersionFacts } from '@site/api/contract/policies';
import { styled } from '@site/shell/kit';
import * as moments from '@site/shell/moments';
import { CompareVersions } from './CompareVersions';
import { InShort } from './InShort';

/** Every version before the one in force, last first, each with what it changed. */
export function Versions({ slug, versions }: VersionsProps) {
  return (
    <Look aria-labelledby="versions">
      <h2 id="versions">Earlier versions</h2>
      <ol>
        {versions.slice(1).map((version, at) => {
          const before = versions[at + 2];
          return (
            <li key={version.version}>
              <h3>
                In effect from{' '}
                <time dateTime={version.effective}>{moments.calendarDate(version.effective)}</time>
              </h3>
              {before ? (
                <>
                  <InShort version={version} />
                  <CompareVersions {...{ slug, version, before }} />
                </>
              ) : (
                <p>The first version.</p>
              )}
            </li>
          );
        })}
      </ol>
    </Look>
  );
}

interface VersionsProps {
  slug: string;
  /** The one in force first. */
  versions: readonly PolicyVersionFacts[];
}

const Look = styled('section')`
  ol > li {
    margin-top: 18px;
    padding-top: 16px;
    border-top: 1px solid var(--line-2);
  }
  h3 {
    font-size: var(--fs-h4);
  }
`;
