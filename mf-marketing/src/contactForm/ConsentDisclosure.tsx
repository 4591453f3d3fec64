import type { DisclosurePart } from '@site/api/leads/enquiries/contract';
import { SmartLink } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** The consent sentence under the submit button. Must match the text stored as proof of consent word for word. */
export function ConsentDisclosure({ parts }: { parts: DisclosurePart[] }) {
  return (
    <p className="disclosure">
      {parts.map(({ text, page }) =>
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
