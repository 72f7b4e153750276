import type { CorePackage } from '@zubr/contracts/cores/packages'
import type { CoreSettings } from '@zubr/domain/core-settings'
import type { SettingsFile } from '@zubr/domain/settings-files/formats/at-start'
import { z } from 'zod'
import type { CoreAdapter, Live } from '../core.ts'
import type { StartPlan } from '../launch/start-in-data.ts'

/** A core in the making: its files are in `folder` already. */
export type Making = {
  folder: string
  version: string
  package: CorePackage
  /** Its files, as they were named, the first first. */
  names: readonly [string, ...string[]]
  /** Runs Java in the folder, as strangers' code; it may fetch from the internet. Rejects unless it ends with 0. */
  java(args: readonly string[]): Promise<void>
}

export type Settled = {
  version: string
  host: string
  /** The host at which it reaches other servers of this node. */
  neighbours: string
  port: number
  /** The extra port that its owner has for queries of server lists. */
  queryPort: number | null
  /** It knows the PROXY protocol, which is to be switched on. */
  proxyProtocol: boolean
  form: CoreSettings
}

/** What is particular to one kind of core: how it is made of its files, run, and given its settings. */
export type Recipe = Omit<CoreAdapter, 'hear'> & {
  ready: RegExp
  ended?: RegExp
  joined?: RegExp
  left?: RegExp
  /** The ping of a version, where versions differ in it. */
  pingOf?(version: string): CoreAdapter['ping']
  /** The command in a time zone, where neither TZ nor Java's own property tells it. */
  withTimeZone?(entry: readonly string[], zone: string): string[]
  /** Some sources answer browsers only. */
  userAgent?: string
  prepare(making: Making): Promise<Prepared>
  /** What `prepare` resolves to, read from a folder that it has made: older agents recorded less of it. */
  readPrepared?(made: Pick<Making, 'folder' | 'names'>): Promise<Prepared>
  files(settled: Settled): SettingsFile[]
  live?: Pick<Live, 'path' | 'command'> & {
    key(form: CoreSettings): string
    text(present: string, settled: Settled): string
  }
  /** What else must be in the server's folder. */
  plan?(core: { folder: string; folders: readonly string[] }): Pick<StartPlan, 'linked' | 'copied'>
}

export const Prepared = z.object({
  /** The arguments by which it is run, Java's own if it runs on it; `coreMark` stands for its folder. */
  entry: z.array(z.string()),
  /** Folders of the core that each server has as its own. */
  folders: z.array(z.string()).optional(),
  /** Folders of the core that its launcher expects in the working directory, which is the server's folder. */
  workingFolders: z.array(z.string()).optional(),
})
export type Prepared = z.infer<typeof Prepared>

/** Stands for the core's folder, which is not where it was made, and may move. */
export const coreMark = '@core@'
