import { pageChecks } from '../generatedPages/contract';
import type { PageChange } from './compareVersions';
import type { RolloutImpact } from './contract';

/** The numbers of a comparison. */
export function summarizeImpact(pages: readonly PageChange[]): RolloutImpact {
  const compared = pages.filter(({ isEdited }) => !isEdited);
  const sum = (of: (page: PageChange) => number) => compared.reduce((total, page) => total + of(page), 0);
  const count = (is: (page: PageChange) => boolean) => compared.filter(is).length;
  const variables = new Map<string, number>();
  for (const name of compared.flatMap(({ newlyMissing }) => newlyMissing))
    variables.set(name, (variables.get(name) ?? 0) + 1);
  const versions = [...new Set(pages.map(({ fromVersion }) => fromVersion))].toSorted((a, b) => a - b);
  return {
    changed: count(({ isChanged }) => isChanged),
    unchanged: count(({ isChanged }) => !isChanged),
    edited: pages.length - compared.length,
    newlyFailing: count(({ isFailing }) => isFailing),
    newlyPassing: count(({ newlyPassed, isFailing }) => newlyPassed.length > 0 && !isFailing),
    unresolved: count(({ isUnresolved }) => isUnresolved),
    averageShare: Math.round((10 * sum(({ share }) => share)) / Math.max(1, compared.length)) / 10,
    added: sum(({ added }) => added),
    removed: sum(({ removed }) => removed),
    checks: pageChecks
      .map(({ value: check }) => ({
        check,
        failed: count(({ newlyFailed }) => newlyFailed.includes(check)),
        passed: count(({ newlyPassed }) => newlyPassed.includes(check)),
      }))
      .filter(({ failed, passed }) => failed + passed > 0),
    variables: [...variables]
      .map(([name, found]) => ({ name, pages: found }))
      .toSorted((one, other) => other.pages - one.pages)
      .slice(0, MAX_VARIABLES),
    versions: versions.map((version) => {
      const of = pages.filter(({ fromVersion }) => fromVersion === version);
      return { version, pages: of.length, changed: of.filter(({ isChanged }) => isChanged).length };
    }),
  };
}

const MAX_VARIABLES = 20;
