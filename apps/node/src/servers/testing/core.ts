import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BundledCore } from '../../cores/core.ts'

/** The core of core.mjs. Settings are passed on unchanged. */
export const coreForTest: BundledCore = {
  identity: 'fake 1',
  eula: false,
  ownersCode: false,
  published: {
    id: 'fake',
    version: '1',
    gameVersion: '1.0',
    edition: 'java',
    experimental: true,
    settings: [],
  },
  replaces: [],
  install: async () => ({
    folder: fileURLToPath(new URL('.', import.meta.url)),
    java: null,
    entry: [],
    folders: [],
  }),
  launch: ({ folder }, { settings, host, port, settingsFile }) => ({
    settings: JSON.stringify({ ...settings, host, port }),
    command: [process.execPath, join(folder, 'core.mjs'), settingsFile],
    reads: [folder],
    notices: [],
  }),
  processes: 8,
  stopCommand: null,
  ping: null,
  timeoutFactor: 1,
  saving: {
    off: 'save-off',
    offPattern: /^Automatic saving is now disabled$/,
    flush: 'save-all flush',
    savedPattern: /^Saved the game$/,
    on: 'save-on',
  },
  parseLine: (from, text) =>
    text === 'ready'
      ? { line: { level: 'normal', text }, ready: true }
      : text === 'ended'
        ? { line: null, ended: true }
        : { line: { level: from === 'stderr' ? 'error' : 'normal', text } },
}
