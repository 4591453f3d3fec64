import type { SearchHit } from './createSearch';

/** The sheet that is pointed at: its drawing and what it is about. */
export function SearchResultPreview({ entry }: { entry: SearchHit }) {
  return (
    <div className="preview" aria-hidden="true">
      {entry.image && <img key={entry.image} src={entry.image} alt="" />}
      <h3>{entry.title}</h3>
      <p>{entry.summary}</p>
    </div>
  );
}
