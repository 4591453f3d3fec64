import type { PolicyVersionInfo } from '@site/api/content/policies/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { ChangeSummary } from './ChangeSummary';
import { CompareVersions } from './CompareVersions';

/** Changes since the previous version: a summary, and word by word on request. */
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
