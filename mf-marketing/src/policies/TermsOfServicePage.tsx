import { paths } from '@site/shell/paths';
import { TERMS } from './content';
import { PolicyView } from './PolicyView';

/** The terms for using the site and its tools. */
export function TermsOfServicePage() {
  return <PolicyView policy={TERMS} path={paths.termsOfService} />;
}

export { TermsOfServicePage as Component };
