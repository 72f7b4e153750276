import { requiredContext } from '@zubr/browser/required-context'
import type { KnownAddon, RequestedChange, ServerChange } from '@zubr/contracts/addons/changes'
import type { InstalledAddon, PresentAddon } from '@zubr/contracts/addons/installed'
import type { AddonKind } from '@zubr/domain/cores/addons'
import type { Polled } from '../api/polled.ts'
import type { Installed } from './installed/use-installed.ts'
import type { AddonRow } from './rows.ts'

/** A change that an owner requests, and the title of its dialog. */
export type Wish = {
  title: string
  want: RequestedChange[]
  /** Skips the dialog if the plan offers no choice and has no warning. */
  direct?: true
}

/** What all pages of the tab share. */
export const [AddonsContext, useAddons] = requiredContext<{
  /** The node has files of the server; the catalogue works before that. */
  isMade: boolean
  there: Installed
  known: Polled<KnownAddon[]>
  changes: Polled<ServerChange[]>
  rows: AddonRow[]
  /** The installed addons, as the API takes them. */
  present: PresentAddon[]
  /** The world's folder. */
  world: string
  /** The folder for files of a kind. */
  folderOf(kind: InstalledAddon['kind']): string
  kinds: readonly AddonKind[]
  /** The kind of a zip on this server: old Forge loads zips as mods. */
  zipKind: 'mod' | 'datapack'
  /** The wish that is being planned or started; undefined while a dialog asks about it. */
  wished: Wish | undefined
  /** Plans a wish, and carries it out if the owner agrees. */
  wish(wish: Wish): void
  /** Lets the node read a modpack; a question follows. */
  readPack(of: PackSource): Promise<void>
}>('the addons')

export type PackSource =
  | { source: 'modrinth' | 'hangar' | 'curseforge'; project: string; version: string }
  | { path: string }
