import { SmartLink } from '../../kit';
import { paths } from '../../paths';

/** Suggestions before anything is typed. */
export function SearchSuggestions({ onSearch }: { onSearch: (words: string) => void }) {
  return (
    <div className="say">
      <h3>Start with one of these</h3>
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

const SUGGESTIONS = ['What does it cost?', 'How does switching work?', 'Service desk', 'Phishing', 'Backups'];
