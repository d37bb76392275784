import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const MODULE = 'virtual:icons';
const CLIENT = dirname(dirname(fileURLToPath(import.meta.url)));
const GAMES = join(CLIENT, '../src/deska/games');
const SET = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;

function bodyOf(name: string): string | undefined {
  return SET.icons[name]?.body ?? SET.icons[SET.aliases?.[name]?.parent ?? '']?.body;
}

/** Every quoted word of a file that is the name of an icon. */
function named(path: string): string[] {
  const words = readFileSync(path, 'utf8').matchAll(/["']([a-z0-9]+(?:-[a-z0-9]+)*)["']/g);
  return [...words].map((match) => match[1]!).filter((word) => bodyOf(word) !== undefined);
}

function files(folder: string, wanted: (path: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(wanted)
    .sort();
}

/** Where the icons of a game are named: its cards, its scene and its look. */
const drawsTable = (path: string) => /(^|[/\\])(cards|scene|look)[^/\\]*([/\\].*)?\.py$/.test(path);

/** The icons on the covers of games: the lobby draws them before any game is opened. */
function emblems(): string[] {
  const looks = games().flatMap((game) => files(join(GAMES, game), drawsTable));
  const found = looks.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^ {4}emblem="([a-z0-9-]+)"/gm)]);
  return found.map((match) => match[1]!).filter((name) => bodyOf(name) !== undefined);
}

function packed(paths: string[], more: string[] = []): string {
  const names = [...new Set([...paths.flatMap(named), ...more])].sort();
  return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, bodyOf(name)])))};`;
}

function games(): string[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
}

function fixtures(): string[] {
  return files(join(CLIENT, 'fixtures'), (path) => path.endsWith('.json'));
}

/** The icons that are used, and no others: `virtual:icons` holds the client's own, `virtual:icons/<game>` those of a game. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const part = id.slice(MODULE.length + 2);
      if (part === 'fixtures') fixtures().forEach((path) => this.addWatchFile(path));
      if (part === 'own') return packed([join(CLIENT, 'src/lib/icons/own.ts')], emblems());
      if (part === 'fixtures') return packed(fixtures());
      if (part) return packed(files(join(GAMES, basename(part)), drawsTable));
      const parts = [...games(), 'fixtures'].map((name) => `${JSON.stringify(name)}: () => import('${MODULE}/${name}')`);
      return `export { default as own } from '${MODULE}/own';\nexport const packs = { ${parts.join(', ')} };`;
    },
  };
}
