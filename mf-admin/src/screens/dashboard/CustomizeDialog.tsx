import type { DashboardPanel } from '@site/api/dashboard/contract';
import { Button, LiveRegion, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Checkbox, Dialog } from '@site/shell/kit/workbench';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useId, useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { ItemsStyles } from '../../workbench/fields/ItemsStyles';
import { dropClass, keyTarget } from '../../workbench/fields/itemOrder';
import { useDeferredFocus } from '../../workbench/fields/useDeferredFocus';
import { useItemDrag } from '../../workbench/fields/useItemDrag';
import { useItems } from '../../workbench/fields/useItems';
import { useSaveDashboardLayoutMutation } from './dashboardApi';
import { panelInfo } from './panels';

/** Orders and hides the member's panels, by pointer or keys. */
export function CustomizeDialog({ panels: stored, version, onClose }: CustomizeDialogProps) {
  const [panels, setPanels] = useState(stored);
  const [problem, setProblem] = useState<ApiError>();
  const [save, { isLoading }] = useSaveDashboardLayoutMutation();
  const { toast } = useToast();
  const { box, focusOn } = useDeferredFocus();
  const nameOf = ({ name }: DashboardPanel) => panelInfo[name].label;
  const items = useItems({ items: panels, onChange: setPanels, nameOf, focusOn });
  const { drag, handle } = useItemDrag(items.move);
  const hint = useId();
  const store = async (next: DashboardPanel[]) => {
    setProblem(undefined);
    const { error } = await save({ version, body: { panels: next } });
    if (error) return setProblem(error as ApiError);
    toast({ title: 'Dashboard saved' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Customize dashboard">
      <Styles>
        <p className="mu" id={hint}>
          Drag a panel, or focus its handle and use the arrow keys. Only your own dashboard changes.
        </p>
        <FormAlert problem={problem} />
        <ItemsStyles ref={box} role="group" aria-label="Panels">
          <ol>
            {panels.map((panel, at) => (
              <li key={items.keys[at]} data-item={items.keys[at]} className={dropClass(at, drag)}>
                <header>
                  <button
                    type="button"
                    className="handle"
                    aria-label={`Move ${nameOf(panel)}`}
                    aria-describedby={hint}
                    {...handle(at)}
                    onKeyDown={(event) => {
                      const to = keyTarget(event, at, panels.length);
                      if (to === undefined) return;
                      event.preventDefault();
                      items.move(at, to);
                    }}
                  >
                    <GripVertical aria-hidden />
                  </button>
                  <span className="name">{nameOf(panel)}</span>
                  <Checkbox
                    label={`Show ${nameOf(panel)}`}
                    checked={!panel.isHidden}
                    onChange={() => items.change(at, { ...panel, isHidden: !panel.isHidden })}
                  />
                </header>
              </li>
            ))}
          </ol>
          <LiveRegion>{items.announcement}</LiveRegion>
        </ItemsStyles>
        <footer>
          <Button tone="navy" size="small" disabled={isLoading} onClick={() => void store(panels)}>
            {isLoading ? 'Saving…' : 'Save'}
          </Button>
          <Button tone="line" size="small" disabled={isLoading} onClick={() => void store([])}>
            Reset
          </Button>
          <Button tone="line" size="small" onClick={onClose}>
            Cancel
          </Button>
        </footer>
      </Styles>
    </Dialog>
  );
}

interface CustomizeDialogProps {
  panels: DashboardPanel[];
  version: number;
  onClose: () => void;
}

const Styles = styled('div')`
  padding: 12px 20px 18px;
  > p {
    padding-bottom: 12px;
  }
  li .name {
    color: var(--ink);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-top: 16px;
  }
`;
