import type { PolicyVersionInfo } from '@site/api/content/policies/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { ChangeSummary } from './ChangeSummary';
import { CompareVersions } from './CompareVersions';

/** What is different since the version before: in plain words, and word by word for who wants to see it. */
export function WhatChanged({ slug, version, before }: WhatChangedProps) {
  return (
    <section aria-labelledby="changed">
      <h2 id="changed">What changed on {dateFormat.calendarDate(version.effective)}</h2>
      <ChangeSummary version={version} />
      <CompareVersions slug={slug} version={version} before={before} />
    </section>
  );
}

interface WhatChangedProps {
  slug: string;
  version: PolicyVersionInfo;
  before: PolicyVersionInfo;
}
