import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** An image with as many colors as a photograph; each seed gives a different one. */
export function createImage(width: number, height: number, seed = 1): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    const pixel = at / 3;
    data[at] = ((pixel % width) * 255) / width;
    data[at + 1] = (Math.floor(pixel / width) * 255) / height;
    data[at + 2] = (seed * 37 + pixel * 0.01) % 255;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A PNG whose header declares a size, without any pixel data. */
export function createEmptyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(kind), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The CRC-32 of PNG; Node's own is not in the oldest supported version. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
