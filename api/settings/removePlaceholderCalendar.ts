import { Settings } from './model';

/** The calendar that new sites used to be seeded with. It never existed. */
export const placeholderCalendar = 'https://outlook.office.com/book/emberline@emberline.example/';

/** Clears the placeholder calendar, so that the booking cards lead to the site's own booking page. */
export async function removePlaceholderCalendar(): Promise<void> {
  await Settings.updateOne(
    { _id: 'site', bookingAddress: placeholderCalendar },
    { $set: { bookingAddress: '' }, $inc: { version: 1 } },
  );
}
