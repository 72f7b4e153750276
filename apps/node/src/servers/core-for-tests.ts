import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Core } from '../cores/core.ts'

/** The core in core-for-tests.mjs; its settings are passed on as they are. */
export const coreForTest: Core = {
  published: {
    id: 'fake',
    version: '1',
    gameVersion: '1.0',
    edition: 'java',
    experimental: true,
    settings: [],
  },
  replaces: [],
  install: async () => fileURLToPath(new URL('.', import.meta.url)),
  settingsText: ({ settings, port }) => JSON.stringify({ ...settings, port }),
  command: (folder, { settingsFile }) => [process.execPath, join(folder, 'core-for-tests.mjs'), settingsFile],
  processes: 8,
  stopCommand: null,
  hear: (from, text) =>
    text === 'ready'
      ? { line: { level: 'normal', text }, ready: true }
      : text === 'ended'
        ? { line: null, ended: true }
        : { line: { level: from === 'stderr' ? 'error' : 'normal', text } },
}
