import type { ContentDocument } from '@site/api/content/documents/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { PublishingWords } from '../definition/EditorDefinition';
import { isDeepEqual } from '../merge/mergeDrafts';
import type { Publishing } from './usePublishing';

/** The publication state and time. */
export function PublicationPanel(props: PublicationPanelProps) {
  const { document, publishing, words, isReadOnly, onSchedule } = props;
  const { publishAt, publishedAt, path, fault, binnedAt, state, scheduled, draft } = document;
  const title = binnedAt
    ? 'In trash'
    : publishAt
      ? `Scheduled for ${dateFormat.weekday(publishAt)}, ${dateFormat.clock(publishAt)}`
      : {
          draft: 'Draft',
          scheduled: '',
          published: words.published,
          changed: words.changed,
          withdrawn: words.withdrawn,
        }[state];
  return (
    <section className={publishAt || fault ? 'hot' : undefined}>
      <header>
        <h2>{title}</h2>
        {publishAt && !isReadOnly && (
          <button
            type="button"
            className="lk"
            disabled={publishing.isBusy}
            onClick={() => void publishing.unschedule()}
          >
            Unschedule
          </button>
        )}
      </header>
      {publishAt && (
        <p className="m">
          {dateFormat.stamp(publishAt)} · {publishAt.slice(11, 16)} UTC
        </p>
      )}
      {publishAt && scheduled && !isDeepEqual(scheduled, draft) && (
        <p className="wt">
          The version you scheduled doesn’t include your later changes.{' '}
          {!isReadOnly && (
            <button
              type="button"
              className="lk"
              disabled={publishing.isBusy}
              onClick={() => onSchedule(publishAt)}
            >
              Schedule the latest version
            </button>
          )}
        </p>
      )}
      {fault && <p className="wt">{fault}</p>}
      {publishedAt && path && (
        <p className="mu">
          Since {dateFormat.stamp(publishedAt)} at{' '}
          <a href={path} target="_blank" rel="noreferrer">
            {path}
          </a>
        </p>
      )}
    </section>
  );
}

interface PublicationPanelProps {
  document: ContentDocument<object>;
  publishing: Publishing;
  words: PublishingWords;
  isReadOnly: boolean;
  /** Schedules the latest version. */
  onSchedule: (at: string) => void;
}
