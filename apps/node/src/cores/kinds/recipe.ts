import type { CorePackage } from '@zubr/contracts/cores/packages'
import type { CoreSettings } from '@zubr/domain/core-settings'
import type { SettingsFile } from '@zubr/domain/settings-files/formats/at-start'
import { z } from 'zod'
import type { CoreAdapter, ReloadableSettings } from '../core.ts'
import type { StartPlan } from '../launch/start-in-data.ts'

/** The input of `prepare`: the core's files are already in `folder`. */
export type PrepareOptions = {
  folder: string
  version: string
  package: CorePackage
  /** Names of its files, the main one first. */
  names: readonly [string, ...string[]]
  /**
   * Runs Java in the folder as untrusted code with access to the internet. Rejects unless it exits
   * with 0.
   */
  java(args: readonly string[]): Promise<void>
}

export type ResolvedSettings = {
  version: string
  host: string
  /** The host at which it reaches other servers of this node. */
  neighbours: string
  port: number
  /** The owner's extra port for queries of server lists. */
  queryPort: number | null
  /** Whether to switch the PROXY protocol on. Only for cores that support it. */
  proxyProtocol: boolean
  form: CoreSettings
}

/** The specifics of one kind of core: how to prepare, run and configure it. */
export type Recipe = Omit<CoreAdapter, 'parseLine'> & {
  ready: RegExp
  ended?: RegExp
  joined?: RegExp
  left?: RegExp
  /** The ping by version, if versions differ. */
  pingOf?(version: string): CoreAdapter['ping']
  /** The command with a time zone, if neither TZ nor Java's property works. */
  withTimeZone?(entry: readonly string[], zone: string): string[]
  /** Some sources answer only browsers. */
  userAgent?: string
  prepare(making: PrepareOptions): Promise<Prepared>
  /** The result of `prepare`, read again from its folder, because older agents recorded less. */
  readPrepared?(made: Pick<PrepareOptions, 'folder' | 'names'>): Promise<Prepared>
  files(settled: ResolvedSettings): SettingsFile[]
  live?: Pick<ReloadableSettings, 'path' | 'command'> & {
    key(form: CoreSettings): string
    text(present: string, settled: ResolvedSettings): string
  }
  /** Other files that the server's folder needs. */
  plan?(core: { folder: string; folders: readonly string[] }): Pick<StartPlan, 'linked' | 'copied'>
}

export const Prepared = z.object({
  /** The arguments to run it, for Java if it uses Java. `coreFolderMark` stands for its folder. */
  entry: z.array(z.string()),
  /** Folders of the core of which each server gets its own. */
  folders: z.array(z.string()).optional(),
  /**
   * Folders of the core that its launcher expects in the working directory, which is the server's
   * folder.
   */
  workingFolders: z.array(z.string()).optional(),
})
export type Prepared = z.infer<typeof Prepared>

/** Stands for the core's folder, which differs from where it was prepared and may move. */
export const coreFolderMark = '@core@'
