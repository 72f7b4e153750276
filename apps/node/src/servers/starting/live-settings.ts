import type { DesiredServer } from '@zubr/contracts/node-servers'
import { textOf } from '@zubr/on-node/call'
import type { FilesOfServer } from '../../files/server-files.ts'
import type { Place } from '../../runtime/runtime.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerContext } from '../server-context.ts'
import type { ServerRun } from '../server-run.ts'
import { listenOptionsOf } from './start-spec.ts'

type LiveSettingsOptions = {
  place: Place
  memory(): ServerMemory | null
  run(): ServerRun | undefined
  wanted(): DesiredServer
  record(step: { memory: Pick<ServerMemory, 'run'> }): Promise<void>
  /** Returns false if it is not running. */
  command(text: string): boolean
}

const maxBytes = 2 ** 20

export type LiveSettings = ReturnType<typeof liveSettings>

/** Applies settings to a running server, as far as its core can reload them without a restart. */
export function liveSettings(
  { place, memory, run, wanted, record, command }: LiveSettingsOptions,
  context: ServerContext,
) {
  const { catalogue, files, log } = context
  let isSyncing = false
  let failed: string | undefined

  /** The settings to apply. Undefined if they are applied already or cannot be now. */
  function pendingSettings() {
    const [known, now, { core, settings }] = [memory(), run(), wanted()]
    if (!known?.run?.ready || !known.port || !now || now.ending || now.exit) return undefined
    const { live, identity } = catalogue.find(core) ?? {}
    if (!live || identity !== now.identity) return undefined
    const key = live.key(settings)
    if (key === known.run.live || key === failed) return undefined
    const at = listenOptionsOf(context, known.port, known.run.edge)
    // An older agent started it and did not record what was applied.
    return {
      live,
      key,
      started: known.run,
      options: { settings, ...at },
      isKnown: known.run.live !== undefined,
    }
  }

  async function apply({
    live,
    key,
    started,
    options,
    isKnown,
  }: NonNullable<ReturnType<typeof pendingSettings>>) {
    if (isKnown) {
      const serverFiles = files.of(place.id)
      const present = await textIn(serverFiles, live.path)
      const text = live.text(present, options)
      if (text !== present) {
        await serverFiles.call('write', { path: live.path }, { content: Buffer.from(text) })
        if (!command(live.command)) return
      }
    }
    if (memory()?.run === started) await record({ memory: { run: { ...started, live: key } } })
  }

  return {
    /** May be called after any change. It does nothing if the settings are the same. */
    async sync(): Promise<void> {
      if (isSyncing) return
      isSyncing = true
      try {
        for (let pending = pendingSettings(); pending; pending = pendingSettings()) {
          await apply(pending).catch((error) => {
            failed = pending?.key
            log.warn(`server ${place.id}: its settings count from its next start on: ${textOf(error)}`)
          })
        }
      } finally {
        isSyncing = false
      }
    },
  }
}

async function textIn(files: FilesOfServer, path: string): Promise<string> {
  const { pieces } = await files.content('read', { path, length: maxBytes })
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(Buffer.from(piece))
  return Buffer.concat(all).toString('utf8')
}
