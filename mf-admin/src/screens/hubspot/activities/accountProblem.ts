import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from '../../../requests/errorMessage';

interface AccountResult {
  currentData?: { unreadable: string | null };
  error?: unknown;
}

/** Why something of the account cannot be read, or else what is wrong with the choice. */
export const accountProblem = ({ currentData, error }: AccountResult, own?: string) =>
  error ? errorMessage(error as ApiError) : (currentData?.unreadable ?? own);
