import { paths } from '@site/shell/paths';
import { content } from './content/privacy-policy';
import { PolicyView } from './PolicyView';

/** What is collected, why, for how long, and how to take it back. */
export function PrivacyPolicyPage() {
  return <PolicyView policy={content} path={paths.privacyPolicy} />;
}

export { PrivacyPolicyPage as Component };
