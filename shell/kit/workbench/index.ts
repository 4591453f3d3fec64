/** Components of the workbench. Overlays load when they first open. */

export { readStorage, readStorageJson, writeStorage } from '../browserStorage';
export { OpenTexts, OpenTextsContext } from '../editor/openTexts';
export { type KnownPage, nearestPages } from '../nearestPages';
export { clearMemberActivity, lastMemberActivity, recordMemberActivity } from '../visit/memberActivity';
export { Checkbox } from './Checkbox';
export { type Column, DataTable, type DataTableProps } from './DataTable';
export { Dialog, type DialogProps } from './Dialog';
export { Drawer, type DrawerProps } from './Drawer';
export { IconButton, type IconButtonProps } from './IconButton';
export { Menu, type MenuProps } from './Menu';
export { Overlay, type OverlayProps } from './Overlay';
export { Pager, type PagerProps } from './Pager';
export { Panel, type PanelProps } from './Panel';
export { Skeleton } from './Skeleton';
export { useColorScheme } from './useColorScheme';
export { useMediaQuery } from './useMediaQuery';
export { type NavigationGuard, useNavigationGuard } from './useNavigationGuard';
export { WorkbenchTheme } from './WorkbenchTheme';
