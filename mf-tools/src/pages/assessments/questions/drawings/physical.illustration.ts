import { explodedView, grid, key, rooms, ticked } from './explodedView';

/** Rooms, inventory, keys and the signed record. */
export default explodedView(rooms(), grid(), key(), ticked());
