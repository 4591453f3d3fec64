import type mongoose from 'mongoose';
import { cellId, OFFICE } from './calendar/reserveCells';

/** Gives the reserved times from before there were hosts to the office: their ID was the time alone. */
export async function moveCellsToHosts(db: mongoose.mongo.Db): Promise<void> {
  const cells = db.collection<{ _id: Date | string; bookingId: string }>('bookingCells');
  for await (const { _id, bookingId } of cells.find({ _id: { $type: 'date' } as never })) {
    const at = _id as Date;
    const id = cellId(OFFICE, at.getTime());
    await cells.updateOne(
      { _id: id },
      { $setOnInsert: { at, hostId: OFFICE, bookingId } as never },
      { upsert: true },
    );
    await cells.deleteOne({ _id: at });
  }
}
