import { dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Core as PublishedCore } from '@zubr/contracts/cores/core'
import { fittedSettings } from '@zubr/domain/core-settings'
import type { Core, Heard } from './core.ts'
import type { Npm } from './find-npm.ts'
import { installNpmCore } from './npm-core.ts'

/**
 * Servers keep the version that they were created with. When you raise this one, add the former to `replaces` if `gameVersion` stays.
 * Otherwise keep the former in the catalogue as a core of its own, since worlds of different game versions differ.
 */
const version = '1.12.0'
const replaces: readonly string[] = []
const gameVersion = '1.21.4'

const gameModes = ['survival', 'creative', 'adventure', 'spectator']
const difficulties = ['peaceful', 'easy', 'normal', 'hard']
const worlds = ['hills', 'flat']

const published: PublishedCore = {
  id: 'flying-squid',
  version,
  gameVersion,
  edition: 'java',
  experimental: true,
  settings: [
    { key: 'motd', type: 'text', maxLength: 100, default: 'A Minecraft server' },
    // Slots are not limited by a plan; this is what the server list shows.
    { key: 'maxPlayers', type: 'integer', min: 1, max: 10_000, default: 1_000 },
    { key: 'gameMode', type: 'choice', options: gameModes, default: 'survival' },
    { key: 'difficulty', type: 'choice', options: difficulties, default: 'easy' },
    // Off, since checking accounts is not tested with this core: anybody may join under any name.
    { key: 'onlineMode', type: 'boolean', default: false },
    { key: 'viewDistance', type: 'integer', min: 2, max: 12, default: 6 },
    { key: 'world', type: 'choice', options: worlds, default: 'hills' },
    // Empty: chance. It counts when the world is made.
    { key: 'seed', type: 'text', maxLength: 20, default: '' },
  ],
}

/** The seed as flying-squid wants it: a number from 1 to 2³¹−1, the same for the same text; null leaves it to chance. */
export function seedOf(text: string): number | null {
  if (text.trim() === '') return null
  const number = Number(text)
  let hash = Number.isSafeInteger(number) ? Math.abs(number) % 2 ** 31 : 0
  if (!Number.isSafeInteger(number))
    for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 31
  return hash || 1
}

/** How the launcher marks its lines; see apps/node/cores/flying-squid/launch.mjs. */
const levels = { N: 'normal', W: 'warning', E: 'error' } as const

/** Where things stand on the node is not a server's owner's business: a stack trace names files of the core alone. */
function withoutPaths(text: string, folders: readonly string[]): string {
  const beginnings = folders.flatMap((folder) => [`${pathToFileURL(folder).href}/`, folder + sep])
  return beginnings.reduce((left, beginning) => left.replaceAll(beginning, ''), text)
}

function heard(from: 'stdout' | 'stderr', line: string): Heard {
  const [, mark, text = ''] = /^([NWE!])\t(.*)$/s.exec(line) ?? []
  if (from === 'stderr' || mark === undefined)
    return { line: { level: from === 'stderr' ? 'error' : 'normal', text: line } }
  if (mark !== '!') return { line: { level: levels[mark as keyof typeof levels], text } } // The expression allows only these.
  if (text === 'ready') return { line: null, ready: true }
  if (text === 'ended') return { line: null, ended: true }
  const players = /^players (\d{1,6})$/.exec(text)?.[1]
  return { line: null, ...(players !== undefined && { players: Number(players) }) }
}

export function flyingSquid(options: { coresDir: string; npm: Npm | undefined }): Core {
  const recipe = fileURLToPath(new URL('../../cores/flying-squid', import.meta.url))
  const hidden = [join(options.coresDir, `flying-squid-${version}`), dirname(process.execPath)]
  return {
    published,
    replaces,
    install: async (signal) => {
      if (!options.npm) throw new Error('npm was not found beside Node or in PATH')
      return installNpmCore({ name: 'flying-squid', version, recipe }, options.coresDir, options.npm, signal)
    },
    settingsText({ settings, host, port }) {
      const form = fittedSettings(published.settings, settings)
      return JSON.stringify({
        ...form,
        host,
        port,
        version: gameVersion,
        gameMode: gameModes.indexOf(String(form.gameMode)),
        difficulty: difficulties.indexOf(String(form.difficulty)),
        world: form.world === 'flat' ? 'superflat' : 'diamond_square',
        seed: seedOf(String(form.seed)),
      })
    },
    command: (folder, { memoryMb, settingsFile }) => [
      process.execPath,
      // Rather collect garbage than outgrow the plan.
      `--max-old-space-size=${Math.max(64, Math.floor(memoryMb * 0.75))}`,
      // What Node thinks of the core's code is nothing that a server's owner could mend.
      '--no-warnings',
      join(folder, 'launch.mjs'),
      settingsFile,
    ],
    processes: 64,
    stopCommand: null,
    hear: (from, line) => heard(from, withoutPaths(line, hidden)),
  }
}
