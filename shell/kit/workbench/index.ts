/** Parts only the workbench behind the sign-in uses. */

export { ConfirmDialog } from './ConfirmDialog';
export { type Column, DataTable, type DataTableProps } from './DataTable';
export { Dialog } from './Dialog';
export { Drawer } from './Drawer';
export { Menu } from './Menu';
export { Panel } from './Panel';
export { Select } from './Select';
export { Skeleton } from './Skeleton';
export { Tag } from './Tag';
export { WorkbenchTheme } from './WorkbenchTheme';
