import { MediaFolderModel } from '../../media/folders/model';
import { Media } from '../../media/model';
import { newId } from '../../platform/db/newId';
import { createImage } from '../../testing';
import type { Scenario } from './Scenario.fixture';

const path = '/api/admin/media';
const atFirst = { 'If-Match': '"1"' };
const atLater = { 'If-Match': '"7"' };
const draft = { name: 'rack.jpg', alt: 'A rack.', focus: { x: 0.5, y: 0.5 } };

let seed = 0;
const photo = () => createImage(40, 30, ++seed).jpeg().toBuffer();

/** Saves an image of another member. */
async function savedMedia(): Promise<string> {
  const imageFields = { sha256: newId(), set: newId(), mime: 'image/jpeg', bytes: 1, width: 1, height: 1 };
  const media = new Media({ ...imageFields, files: [], name: 'a.jpg', revision: 1, isDescribed: false });
  await media.save();
  return media._id;
}

/** Saves a folder of another member. */
async function savedFolder(): Promise<string> {
  const folder = await MediaFolderModel.create({ name: newId() });
  return folder._id;
}

/** Writes to the media library. */
export const mediaScenarios: Record<string, Scenario> = {
  'POST /admin/media/folders': {
    good: async (member) => {
      const reply = await member.post(`${path}/folders`, { name: newId(), parentId: null });
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post(`${path}/folders`, { name: '', parentId: null }),
  },
  'PATCH /admin/media/folders/:id': {
    good: async (member) => {
      const record = await savedFolder();
      const draft = { name: newId(), parentId: null };
      return { reply: await member.patch(`${path}/folders/${record}`, draft, atFirst), record };
    },
    bad: async (member) =>
      member.patch(`${path}/folders/${await savedFolder()}`, { name: 'A', parentId: null }, atLater),
  },
  'DELETE /admin/media/folders/:id': {
    good: async (member) => {
      const record = await savedFolder();
      return {
        reply: await member.send('DELETE', `${path}/folders/${record}`, { headers: atFirst }),
        record,
      };
    },
    bad: async (member) =>
      member.send('DELETE', `${path}/folders/${await savedFolder()}`, { headers: atLater }),
  },
  'POST /admin/media/bulk': {
    good: async (member) => {
      const items = [{ id: await savedMedia(), version: 1, alt: 'A rack.' }];
      return { reply: await member.post(`${path}/bulk`, { items }), record: '' };
    },
    bad: (member) => member.post(`${path}/bulk`, {}),
  },
  'POST /admin/media/bulk-delete': {
    good: async (member) => {
      const items = [{ id: await savedMedia(), version: 1 }];
      return { reply: await member.post(`${path}/bulk-delete`, { items }), record: '' };
    },
    bad: (member) => member.post(`${path}/bulk-delete`, {}),
  },
  'POST /admin/media': {
    good: async (member) => {
      const reply = await member.upload(path, await photo(), 'a.jpg');
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.upload(path, Buffer.from('<svg/>'), 'a.jpg'),
  },
  'POST /admin/media/:id/file': {
    good: async (member) => {
      const record = await savedMedia();
      return {
        reply: await member.upload(`${path}/${record}/file`, await photo(), 'b.jpg', atFirst),
        record,
      };
    },
    bad: async (member) =>
      member.upload(`${path}/${await savedMedia()}/file`, await photo(), 'b.jpg', atLater),
  },
  'PATCH /admin/media/:id': {
    good: async (member) => {
      const record = await savedMedia();
      return { reply: await member.patch(`${path}/${record}`, draft, atFirst), record };
    },
    bad: async (member) => member.patch(`${path}/${await savedMedia()}`, draft, atLater),
  },
  'DELETE /admin/media/:id': {
    good: async (member) => {
      const record = await savedMedia();
      return { reply: await member.send('DELETE', `${path}/${record}`, { headers: atFirst }), record };
    },
    bad: async (member) => member.send('DELETE', `${path}/${await savedMedia()}`, { headers: atLater }),
  },
};
