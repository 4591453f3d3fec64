import { SmartLink } from '../../kit';
import { paths } from '../../paths';

/** Suggestions before anything is typed. */
export function SearchSuggestions({ onSearch }: { onSearch: (words: string) => void }) {
  return (
    <div className="say">
      <h3>Popular searches</h3>
      <div className="chips">
        {SUGGESTIONS.map((words) => (
          <button type="button" className="chip" key={words} onClick={() => onSearch(words)}>
            {words}
          </button>
        ))}
        <SmartLink className="chip" to={paths.sitemap}>
          All pages
        </SmartLink>
      </div>
    </div>
  );
}

const SUGGESTIONS = ['Pricing', 'Switching IT providers', 'Service desk', 'Phishing', 'Backups'];
