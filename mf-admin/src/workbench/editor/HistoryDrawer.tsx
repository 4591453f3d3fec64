import type { Revision } from '@site/api/contract/content';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Drawer, IconButton, Skeleton } from '@site/shell/kit/workbench';
import * as moments from '@site/shell/moments';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { wordsOf } from '../../parts/wordsOf';
import { capital } from '../record/capital';
import { isAddressKnown } from './addressOf';
import { Changes } from './Changes';
import { changesOf, countChanges } from './changesOf';
import { allFields, type EditorDefinition } from './EditorDefinition';
import { RestoreForm } from './RestoreForm';
import type { Deeds } from './useDeeds';
import type { EditorWork } from './useEditor';

/** How the document came about; each version beside what is written now, and back again if that was better. */
export function HistoryDrawer<Draft extends object>({
  definition,
  work,
  deeds,
  isReadOnly,
  onClose,
}: HistoryDrawerProps<Draft>) {
  const { content, word } = definition;
  const { document, draft } = work;
  const [revisions, setRevisions] = useState<Revision[]>();
  const [open, setOpen] = useState<{ version: number; draft: Draft }>();
  const [problem, setProblem] = useState<ApiError>();
  const load = useEffectEvent(() => content.revisions(document.id).then(setRevisions, setProblem));
  useEffect(() => void load(), []);
  const look = (version: number) =>
    content.revision(document.id, version).then((words) => setOpen({ version, draft: words }), setProblem);
  const changes = open && changesOf(draft, open.draft, allFields(definition));
  const counted = changes && countChanges(changes);
  return (
    <Drawer open onClose={onClose} label="History">
      <Look>
        <header>
          <h2>How this {word} came about</h2>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        {problem && <p role="alert">{wordsOf(problem)}</p>}
        {!revisions && !problem && <Skeleton width="70%" />}
        <ol>
          {revisions?.map(({ version, at, by, deed }) => (
            <li key={version}>
              <button
                type="button"
                aria-expanded={open?.version === version}
                onClick={() => void look(version)}
              >
                <span className="m mu">{version}</span>
                <span>{moments.inList(at)}</span>
                <b>{by || 'The site'}</b>
                <span className="mu">{capital(deed)}</span>
              </button>
              {open?.version === version && changes && counted && (
                <div className="open">
                  <p className="m mu">
                    Beside what is written now: +{counted.added} −{counted.removed} words
                  </p>
                  <Changes changes={changes} />
                  {!isReadOnly && changes.length > 0 && (
                    <RestoreForm
                      oldPath={movedPath(definition, work, open.draft)}
                      isBusy={deeds.isBusy}
                      onRestore={(address) => void deeds.restore(version, address).then(onClose)}
                    />
                  )}
                </div>
              )}
            </li>
          ))}
        </ol>
      </Look>
    </Drawer>
  );
}

/** The address of an old version, where bringing it back as well would move a page that is or was public. */
function movedPath<Draft extends object>(
  { pathOf }: EditorDefinition<Draft>,
  { document, draft }: EditorWork<Draft>,
  old: Draft,
): string | undefined {
  const path = pathOf(old);
  return isAddressKnown(document) && path !== pathOf(draft) ? path : undefined;
}

interface HistoryDrawerProps<Draft extends object> {
  definition: EditorDefinition<Draft>;
  work: EditorWork<Draft>;
  deeds: Deeds;
  isReadOnly: boolean;
  onClose: () => void;
}

const Look = styled('div')`
  padding: 16px 20px 28px;
  header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-bottom: 10px;
  }
  h2 {
    font-size: 1.125rem;
  }
  li {
    border-top: 1px solid var(--line);
  }
  li > button {
    display: grid;
    grid-template-columns: 20px 7rem minmax(0, 1fr) 5rem;
    gap: 10px;
    width: 100%;
    min-height: 40px;
    align-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  li > button:hover {
    background: var(--hover);
  }
  .open {
    display: grid;
    gap: 12px;
    justify-items: start;
    padding: 6px 0 18px;
  }
`;
