import type { ChangeKind, ChangePhase, ConflictKind } from '@zubr/contracts/addons/addon-constants'
import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { AddonFault } from '@zubr/contracts/addons/installed'
import type { AddonChannel, AddonSort } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonKind } from '@zubr/domain/cores/addons'
import type { AddonCategoryMessages } from '../addon-categories/addon-categories-messages.ts'
import type { Locale } from '../locales.ts'
import type { Plural } from '../messages.ts'

/**
 * Messages of the panel's tab of plugins, mods and datapacks, loaded with it. `{name}` is an
 * addon's name, `{names}` are several, `{version}` a number of a version, `{source}` a catalogue's
 * name, `{count}` a number as the language writes it.
 */
export type AddonsMessages<L extends Locale | 'any' = 'any'> = {
  kinds: Record<AddonKind, string>
  /** The three pages of the tab. */
  pages: { label: string; installed: string; catalogue: string; history: string }
  installed: {
    filter: string
    empty: Record<Exclude<AddonKind, 'modpack'>, string>
    emptyText: string
    /** The server is not there yet. */
    creating: string
    toCatalogue: string
    upload: string
    drop: string
    nothingFound: string
    off: string
    /** Read aloud: the switch of the addon. */
    toggle: string
    author: string
    newer: string
    update: string
    updateAll: string
    updates: Plural<L>
    /** Read aloud, on the box that chooses one for an update. */
    choose: string
    updateChosen: string
    neededBy: string
    missing: string
    find: string
    settings: string
    inFiles: string
    versions: string
    remove: string
    news: string
    unknown: string
    clientOnly: string
    /** Of one: which Java it needs, and which the server has. */
    needsJava: string
    /** Of all that do: `names`. */
    javaTooOld: string
    useJava: string
    javaUsed: string
    faults: Record<AddonFault, string>
    notKnown: string
    offTitle: string
    offText: string
    turnOff: string
    awaits: string
    /** `{ends}`: the endings of files that can be put here. */
    wrongFiles: string
  }
  categories: AddonCategoryMessages
  catalogue: {
    search: string
    searchHint: string
    kind: string
    category: string
    anyCategory: string
    sort: string
    sorts: Record<AddonSort, string>
    source: string
    anySource: string
    all: string
    found: Plural<L>
    nothing: string
    nothingText: string
    more: string
    downloads: Plural<L>
    updated: string
    installed: string
    /** On the button of a project while it is being installed or updated. */
    installing: string
    /** On a phone: unfolds the choices below the search field. */
    filters: string
    misfit: { loader: string; game_version: string }
    away: string
    known: string
    isOff: string
  }
  project: {
    back: string
    install: string
    /** Before the names of other catalogues: “Also on: Hangar”. */
    otherSources: string
    description: string
    noDescription: string
    pictures: string
    openPicture: string
    versions: string
    noVersions: string
    allVersions: string
    noFit: string
    byHand: string
    news: string
    noNews: string
    facts: string
    downloads: string
    updated: string
    created: string
    licence: string
    gameVersions: string
    links: Record<'page' | 'code' | 'issues' | 'wiki' | 'chat' | 'home', string>
    needs: string
    goesWith: string
    against: string
    channels: Record<AddonChannel, string>
  }
  plan: {
    install: string
    update: string
    updateMany: Plural<L>
    remove: string
    will: { install: string; update: string; remove: string }
    neededBy: string
    optional: string
    conflicts: Record<ConflictKind, string>
    toPage: string
    bytes: string
    withSettings: string
    go: { install: string; update: string; remove: string }
    nothing: string
    changed: string
    safe: string
    running: string
    /** `{protocol}` is TCP or UDP, `{address}` a host with a port, `{file}` a path. */
    ports: {
      /** On a box that is ticked; below it stands `needed`. */
      assign: string
      needed: string
      present: string
      server_full: string
      node_full: string
      /** The button, instead of “Install”. */
      without: string
      waiting: string
      written: string
      write: string
      notWritten: string
      /** The link to the card in the settings, by its name. */
      toPorts: string
    }
  }
  changes: {
    heading: string
    phases: Record<ChangePhase, string>
    failures: Record<NonNullable<ServerChange['failure']>, string>
    /** Behind a failure of a modpack, which is another sentence. */
    refusedFile: string
    failedSafe: string
    cancel: string
    undo: string
    undoTitle: string
    undoText: string
    /** Of a change before which a backup was made. */
    undoAllText: string
    done: string
    kinds: Record<ChangeKind, string>
    what: Record<ServerChange['steps'][number]['do'], string>
    empty: string
    emptyText: string
    awaits: string
    suspect: string
    suspectText: string
  }
  pack: {
    heading: string
    none: string
    about: string
    find: string
    fromFile: string
    installed: string
    askTitle: string
    /** `{loader}` is `Fabric 0.18.4`, `{version}` of the game. */
    runs: string
    files: Plural<L>
    added: Plural<L>
    changed: Plural<L>
    removed: Plural<L>
    kept: Plural<L>
    show: string
    /** The build that the pack asks for cannot be had. */
    otherBuild: string
    stops: string
    agree: string
    refuse: string
    look: string
    memory: string
    memoryShort: string
    newer: string
    lookUpdate: string
    newest: string
    detach: string
    detachTitle: string
    detachText: string
    /** On a mod: as the modpack has put it there, or another in its place. */
    mark: string
    markChanged: string
    updatesOwn: string
    removesOwn: string
    updateTitle: string
    converted: string
    worldNo: string
    newWorld: string
  }
}
