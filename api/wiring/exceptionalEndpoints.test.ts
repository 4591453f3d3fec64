import { listRoutes } from '../listRoutes';
import { exceptionalEndpoints } from './exceptionalEndpoints';

test('lists exactly the endpoints that declare limits', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const declared = listRoutes()
    .map(({ endpoint }) => endpoint)
    .filter(({ file, maxBodyBytes, maxPauseMs }) => file || maxBodyBytes || maxPauseMs);
  expect(exceptionalEndpoints.map(nameOf).sort()).toEqual(declared.map(nameOf).sort());
});
