import { explodedView, grid, key, rooms, ticked } from './explodedView';

/** Rooms, what is counted in them, who has a key, and the signed sheet. */
export default explodedView(rooms(), grid(), key(), ticked());
