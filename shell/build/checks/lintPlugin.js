import { builtinRules } from 'eslint/use-at-your-own-risk';
import { noCircularFolders } from './noCircularFolders.js';

/** Rules that oxlint does not have, or has no second time. */
export default {
  meta: { name: 'site' },
  rules: {
    'no-circular-folders': noCircularFolders,
    'no-reserved-imports': builtinRules.get('no-restricted-imports'),
    'no-restricted-imports': builtinRules.get('no-restricted-imports'),
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
  },
};
