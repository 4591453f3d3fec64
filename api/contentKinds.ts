import type { AnyKind } from './content/ContentKind';
import { landingKind } from './resources/landingPages/landingKind';
import { locationKind } from './resources/locations/locationKind';
import { policyKind } from './resources/policies/policyKind';
import { postKind } from './resources/posts/postKind';

/** Every kind of document that the team writes and publishes, a line each. */
export const contentKinds: AnyKind[] = [postKind, landingKind, locationKind, policyKind];
