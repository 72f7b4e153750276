import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Core as PublishedCore, SettingField } from '@zubr/contracts/cores/core'
import { validSettings } from '@zubr/domain/core-settings'
import { serenityFields } from '@zubr/domain/cores/fields'
import type { BundledCore } from './core.ts'
import type { Npm } from './find-npm.ts'
import { markedLine, parsePlayer, stripPaths } from './kinds/lines.ts'
import { nodeCommand } from './kinds/node-command.ts'
import { installNpmCore } from './npm-core.ts'

const version = '0.8.21'

const players = {
  joined: /^<[^>]*> \[[^\]]*\] \[Info\] \[([^\]]{1,40})\] Event: Player joined the server\.$/,
  left: /^<[^>]*> \[[^\]]*\] \[Info\] \[([^\]]{1,40})\] Event: Player left the server\.$/,
}

const published: PublishedCore = {
  id: 'serenityjs',
  version,
  gameVersion: '1.26.20',
  edition: 'bedrock',
  experimental: true,
  settings: SettingField.array().parse(serenityFields),
}

/** A server for Bedrock from npm: for tests, and for machines that reach no other source. */
export function serenityJs(options: { coresDir: string; npm: Npm | undefined }): BundledCore {
  const recipe = fileURLToPath(new URL('../../cores/serenityjs', import.meta.url))
  const hidden = [join(options.coresDir, `serenityjs-${version}`), dirname(process.execPath)]
  const more = ['stub-leveldb/package.json', 'stub-leveldb/index.js']
  return {
    published,
    replaces: [],
    identity: `serenityjs ${version}`,
    eula: false,
    ownersCode: false,
    async install({ signal, progress }) {
      if (!options.npm) throw new Error('npm was not found beside Node or in PATH')
      progress('fetch_core', null)
      const core = { name: 'serenityjs', version, recipe, more }
      const folder = await installNpmCore(core, options.coresDir, options.npm, signal)
      return { folder, java: null, entry: [], folders: [] }
    },
    launch({ folder }, { settings, host, port, memoryMb, settingsFile }) {
      const form = validSettings(published.settings, settings)
      return {
        settings: JSON.stringify({ ...form, host, port }),
        command: nodeCommand(folder, memoryMb, settingsFile),
        reads: [folder],
        notices: [],
      }
    },
    processes: 64,
    stopCommand: null,
    ping: 'bedrock',
    timeoutFactor: 1,
    parseLine(from, line) {
      const parsed = markedLine(from, stripPaths(line, hidden))
      return { ...(from === 'stdout' && parsed.line && parsePlayer(parsed.line.text, players)), ...parsed }
    },
  }
}
