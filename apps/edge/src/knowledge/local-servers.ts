import { type FSWatcher, watch } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { iconsFolder, type LocalServer, LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import { textOf } from '@zubr/on-node/call'
import type { Log } from '@zubr/on-node/log'
import { codeOf } from '@zubr/process/error-code'
import { maxIcons, readIcon } from './server-icon.ts'

type Options = {
  folder: string
  log: Log
  changed: () => void
  /** Between looks of our own, in case the system tells of no change. */
  everyMs?: number
}

/**
 * Follows what the agent of this node says of its servers. It replaces the file as a whole, so nothing half-written is ever read. What
 * was known stays while the file is gone or cannot be read.
 */
export async function followLocalServers({ folder, log, changed, everyMs = 1_000 }: Options) {
  const file = join(folder, localServersFile)
  let byId = new Map<string, LocalServer>()
  let byPort = new Map<number, LocalServer>()
  let idsByAddress = new Map<string, string>()
  /** With which of its icons each was read; null: it is none that can be shown. */
  const icons = new Map<string, { version: string; url: string | null }>()
  let seen = ''
  let complained = ''
  let ended = false

  function complain(what: string): void {
    if (what !== complained) log.warn(what)
    complained = what
  }

  async function readServers(): Promise<boolean> {
    try {
      const { ino, mtimeMs, size } = await stat(file)
      const version = `${ino} ${mtimeMs} ${size}`
      if (version === seen) return false
      const { servers } = LocalServers.parse(JSON.parse(await readFile(file, 'utf8')))
      seen = version
      byId = new Map(servers.map((server) => [server.id, server]))
      byPort = new Map(servers.flatMap((server) => (server.port === null ? [] : [[server.port, server]])))
      idsByAddress = new Map(servers.flatMap(({ id, at }) => (at ? [[at.host, id] as const] : [])))
      for (const id of icons.keys()) if (!byId.has(id)) icons.delete(id)
      complained = ''
      return true
    } catch (error) {
      // Until an agent has run here there is none.
      if (codeOf(error) !== 'ENOENT')
        complain(`${file} cannot be read (${codeOf(error) ?? 'not what was expected'}); what was known stays`)
      return false
    }
  }

  async function readIcons(): Promise<boolean> {
    let isNew = false
    for (const { id, icon } of byId.values()) {
      const known = icons.get(id)
      if (icon === (known?.version ?? null)) continue
      if (icon === null) isNew = icons.delete(id) || isNew
      else if (known || icons.size < maxIcons)
        await readIcon(join(folder, iconsFolder, `${id}.png`)).then(
          (url) => {
            icons.set(id, { version: icon, url })
            isNew = true
          },
          // It may come a moment later: the next look tries again.
          (error: unknown) => {
            if (codeOf(error) !== 'ENOENT') complain(`an icon cannot be read (${textOf(error)})`)
          },
        )
    }
    return isNew
  }

  let looking: Promise<void> | undefined
  let again = false
  /** One look at a time; a notice meanwhile makes another. */
  function look(): Promise<void> {
    again = true
    looking ??= (async () => {
      while (again && !ended) {
        again = false
        if (await readServers()) changed()
        if (await readIcons()) changed()
      }
      looking = undefined
    })()
    return looking
  }

  let watcher: FSWatcher | undefined
  function watchFolder(): void {
    if (watcher) return
    try {
      watcher = watch(folder, { persistent: false }, () => void look())
      const unwatch = () => {
        watcher?.close()
        watcher = undefined
      }
      watcher.on('error', unwatch)
    } catch {
      // There is no such folder yet: the next look tries again.
    }
  }

  watchFolder()
  await look()
  const timer = setInterval(() => {
    watchFolder()
    void look()
  }, everyMs)
  return {
    local: (id: string) => byId.get(id),
    localByPort: (port: number) => byPort.get(port),
    serverAt: (address: string) => idsByAddress.get(address),
    ports: () => [...byPort.keys()],
    icon: (id: string) => icons.get(id)?.url ?? undefined,
    end(): void {
      ended = true
      clearInterval(timer)
      watcher?.close()
    },
  }
}
