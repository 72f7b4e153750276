import { type FSWatcher, watch } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { iconsFolder, type LocalServer, LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import { textOf } from '@zubr/on-node/call'
import type { Log } from '@zubr/on-node/log'
import { codeOf } from '@zubr/process/error-code'
import { maxIcons, readIcon } from './server-icon.ts'

export type LocalServersOptions = {
  folder: string
  log: Log
  onChanged(): void
  /** The file is read so often even if the system reports no change. */
  pollMs?: number
}

/**
 * Follows the file in which the agent of this node describes its servers.
 * The agent replaces the file as a whole, so no part of a write is read.
 * The last state stays while the file is missing or unreadable.
 */
export class LocalServersFollower {
  private readonly options: LocalServersOptions
  private readonly file: string
  private byId = new Map<string, LocalServer>()
  private byPort = new Map<number, LocalServer>()
  private idsByAddress = new Map<string, string>()
  /** `version`: the agent's name for this icon. `url` is null if clients would not show it. */
  private readonly icons = new Map<string, { version: string; url: string | null }>()
  private readVersion = ''
  private lastWarning = ''
  private reading: Promise<void> | undefined
  private readAgain = false
  private watcher: FSWatcher | undefined
  private pollTimer: NodeJS.Timeout | undefined
  private isEnded = false

  constructor(options: LocalServersOptions) {
    this.options = options
    this.file = join(options.folder, localServersFile)
  }

  /** Resolves after the first read. */
  async start(): Promise<void> {
    this.watchFolder()
    await this.read()
    this.pollTimer = setInterval(() => {
      this.watchFolder()
      void this.read()
    }, this.options.pollMs ?? 1_000)
  }

  end(): void {
    this.isEnded = true
    clearInterval(this.pollTimer)
    this.watcher?.close()
  }

  local(id: string): LocalServer | undefined {
    return this.byId.get(id)
  }

  localByPort(port: number): LocalServer | undefined {
    return this.byPort.get(port)
  }

  serverAt(address: string): string | undefined {
    return this.idsByAddress.get(address)
  }

  ports(): number[] {
    return [...this.byPort.keys()]
  }

  icon(id: string): string | undefined {
    return this.icons.get(id)?.url ?? undefined
  }

  /** One read at a time. A change during a read causes another one. */
  private read(): Promise<void> {
    this.readAgain = true
    this.reading ??= this.readUntilCurrent()
    return this.reading
  }

  private async readUntilCurrent(): Promise<void> {
    while (this.readAgain && !this.isEnded) {
      this.readAgain = false
      if (await this.readServers()) this.options.onChanged()
      if (await this.readIcons()) this.options.onChanged()
    }
    this.reading = undefined
  }

  /** True if the file has changed. */
  private async readServers(): Promise<boolean> {
    try {
      const { ino, mtimeMs, size } = await stat(this.file)
      const version = `${ino} ${mtimeMs} ${size}`
      if (version === this.readVersion) return false
      const { servers } = LocalServers.parse(JSON.parse(await readFile(this.file, 'utf8')))
      this.readVersion = version
      this.index(servers)
      this.lastWarning = ''
      return true
    } catch (error) {
      // The file does not exist until an agent has run here.
      if (codeOf(error) !== 'ENOENT')
        this.warnOnce(
          `${this.file} cannot be read (${codeOf(error) ?? 'not what was expected'}); what was known stays`,
        )
      return false
    }
  }

  private index(servers: readonly LocalServer[]): void {
    this.byId = new Map(servers.map((server) => [server.id, server]))
    this.byPort = new Map(servers.flatMap((server) => (server.port === null ? [] : [[server.port, server]])))
    this.idsByAddress = new Map(servers.flatMap(({ id, target: at }) => (at ? [[at.host, id] as const] : [])))
    for (const id of this.icons.keys()) if (!this.byId.has(id)) this.icons.delete(id)
  }

  /** True if an icon has changed. */
  private async readIcons(): Promise<boolean> {
    let isChanged = false
    for (const { id, icon } of this.byId.values()) {
      const known = this.icons.get(id)
      if (icon === (known?.version ?? null)) continue
      if (icon === null) isChanged = this.icons.delete(id) || isChanged
      else if (known || this.icons.size < maxIcons) isChanged = (await this.readIcon(id, icon)) || isChanged
    }
    return isChanged
  }

  private async readIcon(id: string, version: string): Promise<boolean> {
    try {
      const url = await readIcon(join(this.options.folder, iconsFolder, `${id}.png`))
      this.icons.set(id, { version, url })
      return true
    } catch (error) {
      // The agent may write the icon after the list of servers. The next read tries again.
      if (codeOf(error) !== 'ENOENT') this.warnOnce(`an icon cannot be read (${textOf(error)})`)
      return false
    }
  }

  private warnOnce(message: string): void {
    if (message !== this.lastWarning) this.options.log.warn(message)
    this.lastWarning = message
  }

  private watchFolder(): void {
    if (this.watcher) return
    try {
      this.watcher = watch(this.options.folder, { persistent: false }, () => void this.read())
      this.watcher.on('error', () => {
        this.watcher?.close()
        this.watcher = undefined
      })
    } catch {
      // The folder does not exist yet. The next poll tries again.
    }
  }
}
