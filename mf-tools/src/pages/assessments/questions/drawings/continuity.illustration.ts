import { clock, disks, explodedView, rooms, ticked } from './explodedView';

/** A building, a second copy, the recovery time and the proof. */
export default explodedView(rooms(), disks(), clock(), ticked());
