import type { LocationText } from '../locations/contract';
import type { SubjectKind } from '../pageTemplates/contract';
import type { Combination } from '../pageTemplates/pageValues';
import { industries, services } from '../pageTemplates/subjects';

interface Selection {
  services: readonly string[];
  industries: readonly string[];
  places: readonly string[];
}

/** Each chosen service with each industry and each place, for the subjects that a template varies by. */
export function combinationsOf(
  uses: readonly string[],
  selection: Selection,
  locations: readonly LocationText[],
): Combination[] {
  const chosen = <T>(
    kind: SubjectKind,
    all: readonly T[],
    keys: readonly string[],
    keyOf: (one: T) => string,
  ) => (uses.includes(kind) ? all.filter((one) => keys.includes(keyOf(one))) : [undefined]);
  const codeOf = ({ code }: { code: string }) => code;
  const ofServices = chosen('service', services, selection.services, codeOf);
  const ofIndustries = chosen('industry', industries, selection.industries, codeOf);
  const ofLocations = chosen('place', locations, selection.places, ({ slug }) => slug);
  return ofServices.flatMap((service) =>
    ofIndustries.flatMap((industry) =>
      ofLocations.map((place) => ({
        ...(service && { service }),
        ...(industry && { industry }),
        ...(place && { place }),
      })),
    ),
  );
}
