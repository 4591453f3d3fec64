import { styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';

/** Every key that works among the leads. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
      <Look>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd className="kbd" key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Look>
    </Dialog>
  );
}

const KEYS = [
  { keys: ['J'], does: 'Next lead' },
  { keys: ['K'], does: 'Previous lead' },
  { keys: ['Enter'], does: 'Open the lead that has the focus' },
  { keys: ['Esc'], does: 'Close the open lead, leave the search' },
  { keys: ['/'], does: 'Search' },
  { keys: ['?'], does: 'This list' },
];

const Look = styled('dl')`
  padding: 4px 20px 16px;
  div { display: grid; grid-template-columns: 88px 1fr; align-items: center; min-height: 40px; border-bottom: 1px solid var(--line); }
  div:last-of-type { border: 0; }
  dt { display: flex; gap: 6px; }
  dd { color: var(--ink); }
`;
