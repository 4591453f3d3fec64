import { writeFileSync } from 'node:fs';
import { listRoutes } from '../listRoutes';
import { createOpenApiDocument } from '../openapi/createOpenApiDocument';

/**
 * Writes the OpenAPI document, generated from the contracts, to the file given as argument. Part of the
 * build.
 */
const [file = ''] = process.argv.slice(2);
writeFileSync(file, `${JSON.stringify(createOpenApiDocument(listRoutes()), null, 2)}\n`);
