import type { CoreRefusal } from '@zubr/contracts/addons/addon-constants'
import type { AddonOutcomeKind } from '@zubr/domain/cores/change/addon-outcomes'
import type { OtherWorldOutcome, WorldRefusal } from '@zubr/domain/cores/change/world'
import type { Locale } from '../locales.ts'
import type { Plural } from '../messages.ts'

/**
 * Messages of what changes a server's core, version or Java, and of modpacks at creation, loaded
 * with them. `{core}` is a core's name, `{version}` its version, `{build}` its build.
 */
export type CoreMessages<L extends Locale | 'any' = 'any'> = {
  section: {
    heading: string
    /** `{version}` of the game. */
    game: string
    change: string
    /** A newer build of the same version, and the button for it. */
    newBuild: string
    toBuild: string
    newVersion: string
    toVersion: string
  }
  java: {
    label: string
    /** `{java}`: a number. */
    usual: string
    hint: string
    choose: string
    chosen: string
  }
  choose: {
    heading: string
    world: string
    keep: string
    keepHint: string
    fresh: string
    freshHint: string
  }
  plan: {
    heading: string
    reading: string
    /** The node does not tell what is installed. */
    notRead: string
    refusals: Record<Exclude<CoreRefusal, 'world' | 'memory'>, string>
    /** `{memory}`: what it needs. */
    memory: string
    tight: string
    core: string
    /** From and to. */
    version: string
    java: string
    world: {
      kept: string
      fresh: string
      converted: string
      byCore: string
      byUs: string
      losesMods: string
      /** Worlds beside the main one, `{names}`. */
      others: Record<Exclude<OtherWorldOutcome, 'stays'>, string>
      refused: Record<WorldRefusal, string>
      instead: string
    }
    addons: string
    noAddons: string
    fates: Record<AddonOutcomeKind, Plural<L>>
    /** Of an addon: from one version to another. */
    moves: string
    away: string
    lost: string
    steps: string
    bytes: string
    go: string
    cancel: string
    /** It is another by now: what is shown has been reckoned anew. */
    anew: string
  }
  news: {
    saving: string
    applying: string
    undoing: string
    done: string
    failed: string
    undone: string
    safe: string
    suspect: string
    undo: string
    undoTitle: string
    undoText: string
    cancel: string
    begun: string
  }
  reinstall: {
    heading: string
    text: string
    button: string
    title: string
    ask: string
    world: string
    addons: string
    settings: string
    settingsHint: string
    lists: string
    type: string
  }
  pack: {
    /** Two ways to begin. */
    label: string
    core: string
    coreHint: string
    pack: string
    packHint: string
    search: string
    nothing: string
    away: string
    known: string
    more: string
    take: string
    other: string
    versions: string
    noVersion: string
    /** `{loader}` and `{version}` of the game. */
    runs: string
    mods: Plural<L>
    /** `{memory}`: of the plan, and what is recommended. */
    memory: string
    memoryShort: string
    memoryRule: string
    loaderRefused: string
    fromFile: string
    fromFileHint: string
    notPack: string
    /** `{loader}` and `{version}` of the game. */
    noCore: string
    afterFile: string
    /** `{name}`: of the file. */
    sends: string
    lost: string
    missing: string
    after: string
  }
}
