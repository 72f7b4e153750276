import { requiredContext } from '@zubr/browser/required-context'
import type { KnownAddon, ServerChange, WantedChange } from '@zubr/contracts/addons/changes'
import type { InstalledAddon, PresentAddon } from '@zubr/contracts/addons/installed'
import type { AddonKind } from '@zubr/domain/cores/addons'
import type { Polled } from '../api/polled.ts'
import type { Installed } from './installed/use-installed.ts'
import type { AddonRow } from './rows.ts'

/** What an owner asks for, and how the question is headed. */
export type Wish = {
  title: string
  want: WantedChange[]
  /** Carried out at once if the plan leaves nothing to choose and warns of nothing. */
  direct?: true
}

/** What all pages of the tab share. */
export const [AddonsContext, useAddons] = requiredContext<{
  /** Its node has files of it; the catalogue can be looked at before. */
  isMade: boolean
  there: Installed
  known: Polled<KnownAddon[]>
  changes: Polled<ServerChange[]>
  rows: AddonRow[]
  /** What the API is told of what is there. */
  present: PresentAddon[]
  /** The folder of its world. */
  world: string
  /** The folder that files of a kind are in. */
  folderOf(kind: InstalledAddon['kind']): string
  kinds: readonly AddonKind[]
  /** What a zip is to this server: old Forge loads zips as mods. */
  zipKind: 'mod' | 'datapack'
  /** The wish that is being planned or begun; none while a dialog asks about it. */
  wished: Wish | undefined
  /** Shows what a wish would change, and does it if its owner agrees. */
  wish(wish: Wish): void
  /** Has a modpack read, which is asked about afterwards. */
  readPack(of: PackAsked): Promise<void>
}>('the addons')

export type PackAsked =
  | { source: 'modrinth' | 'hangar' | 'curseforge'; project: string; version: string }
  | { path: string }
