import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import type { CheckResult } from '../definition/EditorDefinition';

/** Whether a draft meets the contract's rules for publishing, with the contract's message. */
export function completenessCheck<Draft>(draft: Draft, struct: AnyStruct<Draft>): CheckResult {
  const [error] = struct.validate(draft);
  const [failure] = error?.failures() ?? [];
  if (!failure) return { state: 'good', message: 'All required fields are filled in' };
  // Superstruct's default messages repeat the invalid value.
  const isOwnMessage = !failure.message.startsWith('Expected ');
  return {
    state: 'refuse',
    message: isOwnMessage ? failure.message : `Incomplete: ${failure.path.join(' ')}`,
  };
}
