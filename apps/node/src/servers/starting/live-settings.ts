import type { WantedServer } from '@zubr/contracts/node-servers'
import { textOf } from '@zubr/on-node/call'
import type { FilesOfServer } from '../../files/server-files.ts'
import type { Place } from '../../runtime/runtime.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerContext } from '../server-context.ts'
import type { ServerRun } from '../server-run.ts'
import { listenOptionsOf } from './starting.ts'

type LiveSettingsOptions = {
  place: Place
  memory(): ServerMemory | null
  run(): ServerRun | undefined
  wanted(): WantedServer
  note(step: { memory: Pick<ServerMemory, 'run'> }): Promise<void>
  /** False if it takes none. */
  command(text: string): boolean
}

const maxBytes = 2 ** 20

/** Has a running server take what its settings say now, as far as its core reads them anew without a restart. */
export function liveSettings(
  { place, memory, run, wanted, note, command }: LiveSettingsOptions,
  context: ServerContext,
) {
  const { catalogue, files, log } = context
  let looking = false
  let failed: string | undefined

  /** What it is to be told; undefined if it knows it, or can't be told. */
  function news() {
    const [known, now, { core, settings }] = [memory(), run(), wanted()]
    if (!known?.run?.ready || !known.port || !now || now.ending || now.exit) return undefined
    const { live, identity } = catalogue.find(core) ?? {}
    if (!live || identity !== now.identity) return undefined
    const key = live.key(settings)
    if (key === known.run.live || key === failed) return undefined
    const at = listenOptionsOf(context, known.port, known.run.edge)
    // An agent of the version before has started it, and did not note what it was told.
    return {
      live,
      key,
      started: known.run,
      options: { settings, ...at },
      isKnown: known.run.live !== undefined,
    }
  }

  async function tell({ live, key, started, options, isKnown }: NonNullable<ReturnType<typeof news>>) {
    if (isKnown) {
      const own = files.of(place.id)
      const present = await textIn(own, live.path)
      const text = live.text(present, options)
      if (text !== present) {
        await own.call('write', { path: live.path }, { content: Buffer.from(text) })
        if (!command(live.command)) return
      }
    }
    if (memory()?.run === started) await note({ memory: { run: { ...started, live: key } } })
  }

  return {
    /** Whatever has changed: it costs nothing where there is no news. */
    async look(): Promise<void> {
      if (looking) return
      looking = true
      try {
        for (let told = news(); told; told = news()) {
          await tell(told).catch((error) => {
            failed = told?.key
            log.warn(`server ${place.id}: its settings count from its next start on: ${textOf(error)}`)
          })
        }
      } finally {
        looking = false
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
