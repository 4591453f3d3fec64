import { assembly, grid, key, rooms, ticked } from './assembly';

/** Rooms, what is counted in them, who has a key, and the signed sheet. */
export default assembly(rooms(), grid(), key(), ticked());
