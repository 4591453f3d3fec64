import { enquiryDisclosure } from '@site/api/leads/enquiries/contract';
import { SmartLink, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** The consent sentence under the submit button. Must match the text stored as proof of consent word for word. */
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
