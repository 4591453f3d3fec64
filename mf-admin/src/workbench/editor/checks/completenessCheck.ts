import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import type { CheckResult } from '../definition/EditorDefinition';

/** Whether a working copy is what it must be to become public, in the words of the contract. */
export function completenessCheck<Draft>(draft: Draft, struct: AnyStruct<Draft>): CheckResult {
  const [error] = struct.validate(draft);
  const [failure] = error?.failures() ?? [];
  if (!failure) return { state: 'good', message: 'All required fields are filled in' };
  // The library's own sentences repeat the value they refuse.
  const isOwnMessage = !failure.message.startsWith('Expected ');
  return { state: 'refuse', message: isOwnMessage ? failure.message : `Incomplete: ${failure.path.join(' ')}` };
}
