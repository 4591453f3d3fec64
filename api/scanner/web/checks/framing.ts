import { createHeaderEvidence, createPageCheck } from '../createWebCheck';
import { matchesAnyHost, parsePolicies } from '../csp';
import { getHeader } from '../fetchVetted';
import { createHeaderFixes } from '../snippets';

/** Whether other sites may embed the page in a frame. */
export const framing = createPageCheck(
  {
    check: 'framing',
    title: 'Protection from being framed',
    weight: 20,
    why: 'Another website can hide your page in a frame and trick your visitors into clicking your buttons.',
  },
  (page) => {
    const policy = getHeader(page, 'content-security-policy');
    const ancestors = parsePolicies(policy ?? '').flatMap((each) => {
      const sources = each.get('frame-ancestors');
      return sources ? [sources] : [];
    });
    const option = getHeader(page, 'x-frame-options');
    // Browsers ignore X-Frame-Options if frame-ancestors is set.
    const isSafe = ancestors.length
      ? ancestors.some((sources) => !sources.some(matchesAnyHost))
      : (option ?? '').split(',').some((word) => /^\s*(deny|sameorigin)\s*$/i.test(word));
    const evidence = [
      ...(ancestors.length
        ? ancestors.map((sources) => createHeaderEvidence('frame-ancestors', sources.join(' ') || "'none'"))
        : [createHeaderEvidence('frame-ancestors', undefined)]),
      createHeaderEvidence('X-Frame-Options', option),
    ];
    if (isSafe)
      return { state: 'pass', headline: 'Other websites can’t show your page in a frame', evidence };
    return {
      state: 'fail',
      lost: 20,
      headline:
        ancestors.length || option !== undefined
          ? 'There’s a rule, but it doesn’t keep other websites out'
          : 'Any website can show your page in a frame',
      evidence,
      advice: 'Allow only your own website, and add partners by name.',
      fixes: createHeaderFixes(
        'X-Frame-Options',
        'SAMEORIGIN',
        page,
        'now',
        'Or frame-ancestors in your policy.',
      ),
    };
  },
);
