import { explodedView, grid, key, partitions, ticked } from './explodedView';

/** Rooms, inventory, keys and the signed record. */
export default explodedView(partitions(), grid(), key(), ticked());
