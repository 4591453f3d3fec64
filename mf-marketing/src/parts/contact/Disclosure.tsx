import { SmartLink } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { contactCopy } from '../contactCopy';

/** The consent sentence under the form. The server keeps the version of it that the sender saw. */
export function Disclosure() {
  const { before, terms, between, privacy, after } = contactCopy.consent;
  return (
    <p>
      {before}
      <SmartLink to={paths.termsOfService}>{terms}</SmartLink>
      {between}
      <SmartLink to={paths.privacyPolicy}>{privacy}</SmartLink>
      {after}
    </p>
  );
}
