import { SmartLink, useSettings } from '../../kit';
import { paths } from '../../paths';

/** No results: what happens to the query, and whom to ask. */
export function NoSearchResults() {
  const { phone, phoneHref } = useSettings();
  return (
    <div className="say">
      <h3>No results found</h3>
      <p>Try a different word, or ask us. We count searches without results to improve this site.</p>
      <div className="chips">
        <a className="chip" href={phoneHref}>
          Call {phone}
        </a>
        <SmartLink className="chip" to={paths.contact}>
          Contact us
        </SmartLink>
      </div>
    </div>
  );
}
