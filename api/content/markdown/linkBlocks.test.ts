import { findVideo, videoOrigins } from './linkBlocks';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=90s', `${youTube}&start=90`],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['http://youtu.be/dQw4w9WgXcQ?si=x', youTube],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', youTube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/76979871/0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
])('%s is played at %s', (href, player) => {
  expect(findVideo(href)?.player).toBe(player);
  expect(videoOrigins).toContain(new URL(player).origin);
});

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/embed/dQw4w9WgXcQ"onload="x',
  'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/channels/x',
  'javascript:youtube.com/watch?v=dQw4w9WgXcQ',
  'watch?v=dQw4w9WgXcQ',
  '',
])('%j is no video', (href) => expect(findVideo(href)).toBeUndefined());
