import type { Revision } from '@site/api/content/documents/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Drawer, IconButton, Skeleton } from '@site/shell/kit/workbench';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../../requests/errorMessage';
import { hasPublicUrl } from '../address/publicUrl';
import { allFields, type EditorDefinition } from '../definition/EditorDefinition';
import type { DraftState } from '../draft/useDraft';
import { ChangeList } from '../merge/ChangeList';
import { countChanges, diffDrafts } from '../merge/diffDrafts';
import type { Publishing } from '../publishing/usePublishing';
import { RestoreForm } from './RestoreForm';

/** The version history: compares each version with the current draft and restores it. */
export function HistoryDrawer<Draft extends object>({
  definition,
  work,
  publishing,
  isReadOnly,
  onClose,
}: HistoryDrawerProps<Draft>) {
  const { content } = definition;
  const { document, draft } = work;
  const [revisions, setRevisions] = useState<Revision[]>();
  const [open, setOpen] = useState<{ version: number; draft: Draft }>();
  const [problem, setProblem] = useState<ApiError>();
  const load = useEffectEvent(() => content.revisions(document.id).then(setRevisions, setProblem));
  useEffect(() => void load(), []);
  const openRevision = (version: number) =>
    content.revision(document.id, version).then((words) => setOpen({ version, draft: words }), setProblem);
  const changes = open && diffDrafts(draft, open.draft, allFields(definition));
  const counts = changes && countChanges(changes);
  return (
    <Drawer open onClose={onClose} label="Version history">
      <Styles>
        <header>
          <h2>Version history</h2>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        {problem && <p role="alert">{errorMessage(problem)}</p>}
        {!revisions && !problem && <Skeleton width="70%" />}
        <ol>
          {revisions?.map(({ version, at, by, action }) => (
            <li key={version}>
              <button
                type="button"
                aria-expanded={open?.version === version}
                onClick={() => void openRevision(version)}
              >
                <span className="m mu">{version}</span>
                <span>{dateFormat.inList(at)}</span>
                <b>{by || 'System'}</b>
                <span className="mu">{ACTIONS[action]}</span>
              </button>
              {open?.version === version && changes && counts && (
                <div className="open">
                  <p className="m mu">
                    Compared with the current draft: +{counts.added} −{counts.removed} words
                  </p>
                  <ChangeList changes={changes} />
                  {!isReadOnly && changes.length > 0 && (
                    <RestoreForm
                      oldPath={movedPath(definition, work, open.draft)}
                      isLive={definition.pathOf(open.draft) === document.path}
                      isBusy={publishing.isBusy}
                      onRestore={(address) => void publishing.restore(version, address).then(onClose)}
                    />
                  )}
                </div>
              )}
            </li>
          ))}
        </ol>
      </Styles>
    </Drawer>
  );
}

const ACTIONS: Record<Revision['action'], string> = {
  created: 'Created',
  written: 'Edited',
  published: 'Published',
  withdrawn: 'Unpublished',
  restored: 'Restored',
};

/** The path of an old version if restoring it would move a page that is or was published. */
function movedPath<Draft extends object>(
  { pathOf }: EditorDefinition<Draft>,
  { document, draft }: DraftState<Draft>,
  old: Draft,
): string | undefined {
  const path = pathOf(old);
  return hasPublicUrl(document) && path !== pathOf(draft) ? path : undefined;
}

interface HistoryDrawerProps<Draft extends object> {
  definition: EditorDefinition<Draft>;
  work: DraftState<Draft>;
  publishing: Publishing;
  isReadOnly: boolean;
  onClose: () => void;
}

const Styles = styled('div')`
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
