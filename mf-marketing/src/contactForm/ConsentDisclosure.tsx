import { enquiryDisclosure } from '@site/api/leads/enquiries/contract';
import { SmartLink, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** The consent sentence under the submit button, word for word as the proof of it is made from. */
export function ConsentDisclosure() {
  const { name } = useSettings();
  return (
    <p className="disclosure">
      {enquiryDisclosure.parts(name).map(({ text, page }) =>
        page ? (
          <SmartLink key={text} to={PAGES[page]}>
            {text}
          </SmartLink>
        ) : (
          text
        ),
      )}
    </p>
  );
}

const PAGES = { terms: paths.termsOfService, privacy: paths.privacyPolicy };
