import type { SearchHit } from './createSearch';

/** Preview of the active result: illustration, title and summary. */
export function SearchResultPreview({ entry }: { entry: SearchHit }) {
  return (
    <div className="preview" aria-hidden="true">
      {entry.image && <img key={entry.image} src={entry.image} alt="" />}
      <h3>{entry.title}</h3>
      <p>{entry.summary}</p>
    </div>
  );
}
