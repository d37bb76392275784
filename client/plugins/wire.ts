/** Types of the wire from the server's JSON schema. `npm run wire` writes them anew; a test holds them to the schema. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

const PLAIN: Record<string, string> = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' };
const union = (parts: string[]): string => [...new Set(parts)].join(' | ');

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace('#/$defs/', '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return union(parts.map(typeOf));
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {})})[]`;
  if (schema.properties) return shapeOf(schema);
  if (schema.type === 'object')
    return `Record<string, ${typeof schema.additionalProperties === 'object' ? typeOf(schema.additionalProperties) : 'unknown'}>`;
  return PLAIN[schema.type ?? ''] ?? 'unknown';
}

function shapeOf(schema: Schema): string {
  const needed = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `  ${name}${needed.has(name) ? '' : '?'}: ${typeOf(field)};`,
  );
  return `{\n${fields.join('\n')}\n}`;
}

export function typesOf(schema: Schema): string {
  const types = Object.entries(schema.$defs ?? {}).map(([name, entry]) =>
    entry.properties ? `export interface ${name} ${shapeOf(entry)}` : `export type ${name} = ${typeOf(entry)};`,
  );
  return ['/** Made from wire.schema.json by `npm run wire`. */', ...types].join('\n\n') + '\n';
}

const FOLDER = join(import.meta.dirname, '../src/lib');

export function schemaOfServer(): Schema {
  return JSON.parse(readFileSync(join(FOLDER, 'wire.schema.json'), 'utf8')) as Schema;
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(FOLDER, 'wire.ts'), typesOf(schemaOfServer()));
