import { paths } from '@site/shell/paths';
import { content } from './content/terms-of-service';
import { PolicyView } from './PolicyView';

/** The terms for using the site and its tools. */
export function TermsOfServicePage() {
  return <PolicyView policy={content} path={paths.termsOfService} />;
}

export { TermsOfServicePage as Component };
