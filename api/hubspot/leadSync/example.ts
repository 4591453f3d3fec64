import { exampleCrmContact } from '../sync/example';
import type { LeadSync } from './contract';

export function exampleLeadSync(part: Partial<LeadSync> = {}): LeadSync {
  return { isShadow: false, contact: exampleCrmContact(), objects: ['deals', 'notes'], ...part };
}
