import { SmartLink, useSettings } from '../../kit';
import { paths } from '../../paths';

/** No results: what happens to the query, and whom to ask. */
export function NoSearchResults() {
  const { phone, phoneHref } = useSettings();
  return (
    <div className="say">
      <h3>No sheet on that</h3>
      <p>
        We count the words that found nothing, and nothing else about the search, to see what is missing here.
        If it cannot wait, ask us.
      </p>
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
