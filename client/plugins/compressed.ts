import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LEAST = 1024;

/** Beside every text that browsers keep for ever lies its compressed form: the server only hands it out. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.build.outDir, 'assets')),
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
        const text = readFileSync(join(folder, name));
        if (text.length >= LEAST) writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
