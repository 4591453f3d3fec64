import { string } from 'superstruct';
import { endpoint } from '../../wire';

export const getSitemap = endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  returns: string(),
  media: 'application/xml',
  tolerant: true,
  summary: 'Every page that search engines should know.',
});

export const getRobots = endpoint({
  method: 'GET',
  path: '/robots.txt',
  returns: string(),
  media: 'text/plain',
  tolerant: true,
  summary: 'What robots may visit.',
});
