import { isAnywhere, readPolicies } from '../csp';
import { headerOf } from '../fetchVetted';
import { headerEvidence, pageCheck } from '../judge';
import { headerFixes } from '../snippets';

/** Whether a stranger's page may show this one inside itself. */
export const framing = pageCheck(
  {
    check: 'framing',
    title: 'Protection from being framed',
    weight: 20,
    why: 'A stranger can lay your page invisibly over theirs and have your visitors press your buttons without knowing it.',
  },
  (page) => {
    const policy = headerOf(page, 'content-security-policy');
    const ancestors = readPolicies(policy ?? '').flatMap((each) => {
      const sources = each.get('frame-ancestors');
      return sources ? [sources] : [];
    });
    const option = headerOf(page, 'x-frame-options');
    // Where a policy names who may, browsers pass the older header over.
    const isSafe = ancestors.length
      ? ancestors.some((sources) => !sources.some(isAnywhere))
      : (option ?? '').split(',').some((word) => /^\s*(deny|sameorigin)\s*$/i.test(word));
    const evidence = [
      ...(ancestors.length
        ? ancestors.map((sources) => headerEvidence('frame-ancestors', sources.join(' ') || "'none'"))
        : [headerEvidence('frame-ancestors', undefined)]),
      headerEvidence('X-Frame-Options', option),
    ];
    if (isSafe) return { state: 'pass', headline: 'Strangers cannot show your page inside theirs', evidence };
    return {
      state: 'fail',
      lost: 20,
      headline:
        ancestors.length || option !== undefined
          ? 'A rule is sent, but it does not keep strangers out'
          : 'Anyone may show your page inside theirs',
      evidence,
      advice: 'Allow your own site alone, and add by name whoever has to.',
      fixes: headerFixes('X-Frame-Options', 'SAMEORIGIN', page, 'now', 'Or frame-ancestors in your policy.'),
    };
  },
);
