import { toSiteDay } from '../../insights/events/toSiteDay';
import type { PolicyDraft } from './contract';
import type { PolicyVersionRecord } from './model';

/** The version that a draft becomes when it is published. An unchanged text keeps the day it took effect. */
export function createPolicyVersion(
  policyId: string,
  { title, description, lead, markdown, inShort, effective, asksAgain, counsel }: PolicyDraft,
  publishedAt: Date,
  last: PolicyVersionRecord | null,
): PolicyVersionRecord {
  const isSame = last?.title === title && last.lead === lead && last.markdown === markdown;
  const from = effective || (isSame && last.effective) || toSiteDay(publishedAt);
  return {
    policyId,
    version: (last?.version ?? 0) + 1,
    title,
    description,
    lead,
    markdown,
    asksAgain,
    inShort: inShort
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    effective: from,
    ...(counsel && { counsel: { name: counsel.name, on: counsel.on } }),
    publishedAt,
  };
}
