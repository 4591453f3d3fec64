import { assembly, clock, disks, rooms, ticked } from './assembly';

/** A house, a second copy, the hours it takes, and the proof. */
export default assembly(rooms(), disks(), clock(), ticked());
