import { scriptsOf } from './remote';

test('a slug that every object knows brings no script', () => {
  const release = { chunks: { './Page': ['page.js'] }, content: { './Page': { one: ['one.js'] } } };
  const route = { path: '/x/:slug', expose: './Page' };
  expect(scriptsOf(release, route, 'one')).toEqual(['page.js', 'one.js']);
  for (const slug of ['constructor', '__proto__', 'toString', 'two'])
    expect(scriptsOf(release, route, slug)).toEqual(['page.js']);
});
