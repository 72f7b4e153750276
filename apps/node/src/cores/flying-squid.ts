import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Core as PublishedCore, SettingField } from '@zubr/contracts/cores/core'
import { validSettings } from '@zubr/domain/core-settings'
import { difficulties, flyingSquidFields, gameModes } from '@zubr/domain/cores/fields'
import type { BundledCore } from './core.ts'
import type { Npm } from './find-npm.ts'
import { markedLine, stripPaths } from './kinds/lines.ts'
import { nodeCommand } from './kinds/node-command.ts'
import { installNpmCore } from './npm-core.ts'

/**
 * Servers keep the version with which they were created. If a new one has the same `gameVersion`,
 * add the former to `replaces`. Otherwise keep the former as a core of its own, since worlds of
 * different game versions differ.
 */
const version = '1.12.0'
const replaces: readonly string[] = []
const gameVersion = '1.21.4'

const published: PublishedCore = {
  id: 'flying-squid',
  version,
  gameVersion,
  edition: 'java',
  experimental: true,
  settings: SettingField.array().parse(flyingSquidFields),
}

/**
 * The seed for flying-squid: a number from 1 to 2³¹−1, equal for equal texts. Null means a random
 * one.
 */
export function seedOf(text: string): number | null {
  if (text.trim() === '') return null
  const number = Number(text)
  let hash = Number.isSafeInteger(number) ? Math.abs(number) % 2 ** 31 : 0
  if (!Number.isSafeInteger(number))
    for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 31
  return hash || 1
}

export function flyingSquid(options: { coresDir: string; npm: Npm | undefined }): BundledCore {
  const recipe = fileURLToPath(new URL('../../cores/flying-squid', import.meta.url))
  const hidden = [join(options.coresDir, `flying-squid-${version}`), dirname(process.execPath)]
  return {
    published,
    replaces,
    identity: `flying-squid ${version}`,
    eula: false,
    ownersCode: false,
    async install({ signal, progress }) {
      if (!options.npm) throw new Error('npm was not found beside Node or in PATH')
      progress('fetch_core', null)
      const core = { name: 'flying-squid', version, recipe, more: ['mends.mjs'] }
      const folder = await installNpmCore(core, options.coresDir, options.npm, signal)
      return { folder, java: null, entry: [], folders: [] }
    },
    launch({ folder }, { settings, host, port, memoryMb, settingsFile }) {
      const form = validSettings(published.settings, settings)
      const text = JSON.stringify({
        ...form,
        host,
        port,
        version: gameVersion,
        gameMode: indexIn(gameModes, form.gameMode),
        difficulty: indexIn(difficulties, form.difficulty),
        world: form.world === 'flat' ? 'superflat' : 'diamond_square',
        seed: seedOf(String(form.seed)),
      })
      return {
        settings: text,
        command: nodeCommand(folder, memoryMb, settingsFile),
        reads: [folder],
        notices: [],
      }
    },
    processes: 64,
    stopCommand: null,
    // Its launcher reports the players, and its answers to pings are unreliable.
    ping: null,
    timeoutFactor: 1,
    parseLine: (from, line) => markedLine(from, stripPaths(line, hidden)),
  }
}

const indexIn = (all: readonly string[], one: unknown) => all.indexOf(String(one))
