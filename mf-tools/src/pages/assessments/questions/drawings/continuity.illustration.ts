import { clock, disks, explodedView, rooms, ticked } from './explodedView';

/** A house, a second copy, the hours it takes, and the proof. */
export default explodedView(rooms(), disks(), clock(), ticked());
