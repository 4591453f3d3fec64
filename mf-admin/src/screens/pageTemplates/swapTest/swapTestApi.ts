import { testSwap } from '@site/api/content/swapTest/contract';
import { api, write } from '@site/shell/kit/query';

export const { useTestSwapMutation } = api.injectEndpoints({
  endpoints: (build) => ({ testSwap: build.mutation(write(testSwap)) }),
  overrideExisting: true,
});
