import { paths } from '@site/shell/paths';
import { PRIVACY } from './content';
import { PolicyView } from './PolicyView';

/** What is collected, why, for how long, and how to take it back. */
export function PrivacyPolicyPage() {
  return <PolicyView policy={PRIVACY} path={paths.privacyPolicy} />;
}

export { PrivacyPolicyPage as Component };
