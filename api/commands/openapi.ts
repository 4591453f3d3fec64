import { writeFileSync } from 'node:fs';
import { listRoutes } from '../listRoutes';
import { createOpenApiDocument } from '../site/apiDocument/createOpenApiDocument';

/** Writes the API's document, as the contracts make it, into the file that is named; part of the build. */
const [file = ''] = process.argv.slice(2);
writeFileSync(file, `${JSON.stringify(createOpenApiDocument(listRoutes()), null, 2)}\n`);
