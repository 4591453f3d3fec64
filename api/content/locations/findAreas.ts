import { Content, type ContentRecord } from '../documents/model';
import type { Area, LocationRow } from './contract';
import { locationKind } from './locationKind';

const most = 10_000;

type AreaFields = Pick<ContentRecord, '_id' | 'slug' | 'label' | 'isPublic' | 'publicPath' | 'row'>;

/** All service areas that are not in the trash, without their content. */
export async function findAreas(): Promise<Area[]> {
  const records = await Content.find({ kind: locationKind.name, isBinned: false })
    .select('slug label isPublic publicPath row')
    .limit(most)
    .lean<AreaFields[]>();
  return records.map(({ _id: id, slug, label: name, isPublic, publicPath, row }) => {
    const { lat, lng, completeness } = row as LocationRow;
    return { id, slug, name, path: (isPublic && publicPath) || null, lat, lng, completeness };
  });
}
