import type { ChangeKind, ChangePhase, ConflictKind } from '@zubr/contracts/addons/addon-constants'
import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { AddonFault } from '@zubr/contracts/addons/installed'
import type { AddonChannel, AddonSort } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonKind } from '@zubr/domain/cores/addons'
import { en as categories } from '../addon-categories/en.ts'
import type { Locale } from '../locales.ts'
import type { Translation } from '../translation.ts'

/**
 * Messages of the panel's tab of plugins, mods and datapacks, loaded with it. `{name}` is an
 * addon's name, `{names}` are several, `{version}` a number of a version, `{source}` a catalogue's
 * name, `{count}` a number as the language writes it.
 */
export const en = {
  kinds: { plugin: 'Plugins', mod: 'Mods', datapack: 'Data packs', modpack: 'Modpacks' } satisfies Record<
    AddonKind,
    string
  >,
  /** The three pages of the tab. */
  pages: { label: 'Add-ons', installed: 'Installed', catalogue: 'Catalogue', history: 'History' },
  installed: {
    filter: 'Search installed',
    empty: { plugin: 'No plugins yet', mod: 'No mods yet', datapack: 'No data packs yet' } satisfies Record<
      Exclude<AddonKind, 'modpack'>,
      string
    >,
    emptyText: 'Choose one in the catalogue, or drag a {ends} file here from your computer.',
    /** The server is still being created. */
    creating:
      'The server is still being created. You can browse the catalogue now and install things once it’s ready.',
    toCatalogue: 'Open the catalogue',
    upload: 'Upload a file',
    drop: 'Drop files to install them',
    nothingFound: 'Nothing matches “{text}”',
    off: 'Off',
    /** Read aloud: the switch of the addon. */
    toggle: '{name}: on',
    author: 'By {name}',
    newer: '{version} is out',
    update: 'Update',
    updateAll: 'Update all',
    updates: { one: '{count} update is available', other: '{count} updates are available' },
    /** Read aloud: the checkbox that selects an addon for the update. */
    choose: 'Select {name} to update',
    updateChosen: 'Update selected',
    neededBy: 'Needed by: {names}',
    missing: 'Missing: {names}',
    find: 'Find in the catalogue',
    settings: 'Settings',
    inFiles: 'Show in Files',
    versions: 'All versions',
    remove: 'Remove',
    news: 'What’s new',
    unknown: 'Not in any catalogue',
    clientOnly: 'Client-side only: the server doesn’t need it',
    /** One addon: the Java that it needs, and the Java of the server. */
    needsJava: 'Needs Java {java}; the server uses {here}',
    /** All addons that need another Java: `{names}`. */
    javaTooOld: 'These need Java {java} to start: {names}. The server uses Java {here} now.',
    useJava: 'Use Java {java}',
    javaUsed: 'The server now uses Java {java}',
    faults: {
      not_an_archive: 'This isn’t an archive, so it won’t load.',
      damaged: 'The file is damaged. Upload it again.',
      too_large: 'The description inside the file is too large to read.',
      too_many_entries: 'There are too many files inside, so they weren’t read.',
      unknown: 'The file has no description inside, so the server probably won’t load it.',
    } satisfies Record<AddonFault, string>,
    notKnown: 'We can’t reach the catalogues right now, so updates aren’t shown. Everything else works.',
    offTitle: 'Turn off {name}?',
    offText: 'These won’t work without it: {names}.',
    turnOff: 'Turn off',
    awaits: 'Changes take effect the next time the server starts.',
    /** `{ends}` are the file extensions that can be uploaded here. */
    wrongFiles: 'Only {ends} files can be uploaded here. Skipped: {names}.',
  },
  categories,
  catalogue: {
    search: 'Search the catalogue',
    searchHint: 'A name or a word from the description',
    kind: 'Type',
    category: 'Category',
    anyCategory: 'Any',
    sort: 'Sort by',
    sorts: {
      relevance: 'Best match',
      downloads: 'Most downloaded',
      updated: 'Recently updated',
      newest: 'Newest',
    } satisfies Record<AddonSort, string>,
    source: 'Source',
    anySource: 'All',
    all: 'Show incompatible ones too',
    found: { one: '{count} project found', other: '{count} projects found' },
    nothing: 'Nothing found',
    nothingText: 'Try different words, or show incompatible ones too.',
    more: 'Show more',
    downloads: { one: '{count} download', other: '{count} downloads' },
    updated: 'Updated {date}',
    installed: 'Installed',
    /** On the button of a project while it is being installed or updated. */
    installing: 'Installing…',
    /** On a phone: unfolds the choices below the search field. */
    filters: 'Filters',
    misfit: { loader: 'Not for this server software', game_version: 'No version for Minecraft {version}' },
    away: '{source} isn’t responding, so its projects aren’t shown.',
    known: '{source} isn’t responding: this is its data from {date}.',
    isOff: '{source} is turned off at the moment.',
  },
  project: {
    back: 'Back to the catalogue',
    install: 'Install',
    /** Before the names of other catalogues: “Also on: Hangar”. */
    otherSources: 'Also on:',
    description: 'Description',
    noDescription: 'The author hasn’t written a description.',
    pictures: 'Pictures',
    openPicture: 'Open picture: {name}',
    versions: 'Versions',
    noVersions: 'There are no versions yet.',
    allVersions: 'Show incompatible versions too',
    noFit: 'No version works with this server.',
    byHand: 'Only available from the author’s page',
    news: 'What’s new',
    noNews: 'The author hasn’t described the changes.',
    facts: 'About the project',
    downloads: 'Downloads',
    updated: 'Updated',
    created: 'Created',
    licence: 'Licence',
    gameVersions: 'Minecraft',
    links: {
      page: 'Project page',
      code: 'Source code',
      issues: 'Report a bug',
      wiki: 'Wiki',
      chat: 'Chat',
      home: 'Website',
    },
    needs: 'Needs',
    goesWith: 'Works well with',
    against: 'Incompatible with',
    channels: { release: 'Release', beta: 'Beta', alpha: 'Alpha' } satisfies Record<AddonChannel, string>,
  },
  plan: {
    install: 'Install {name}',
    update: 'Update {name}',
    updateMany: { one: 'Update {count} add-on', other: 'Update {count} add-ons' },
    remove: 'Remove {name}',
    will: { install: 'Will be installed', update: 'Will be updated', remove: 'Will be removed' },
    neededBy: 'needed by {names}',
    optional: 'You can also add',
    conflicts: {
      incompatible: '{name} doesn’t work with {other}.',
      no_version: 'No version of {name} works with this server.',
      by_hand: '{name} is only available from the author’s page. Download the file there and upload it here.',
      unknown_need: '{name} needs {other}, which isn’t in any catalogue.',
      needed: '{name} is needed by {other}.',
      client_only: '{name} is client-side only: the server doesn’t need it.',
    } satisfies Record<ConflictKind, string>,
    toPage: 'Author’s page',
    bytes: 'Download size: {size}',
    withSettings: 'Remove its settings too: {names}',
    go: { install: 'Install', update: 'Update', remove: 'Remove' },
    nothing: 'There’s nothing to change.',
    changed: 'Something changed in the meantime. Please check the list again.',
    safe: 'You can undo all of this with one button.',
    running: 'The server keeps running; the changes take effect the next time it starts.',
    /** `{protocol}` is TCP or UDP, `{address}` a host with a port, `{file}` a path. */
    ports: {
      /** Label of a checkbox that is on; `needed` is below it. */
      assign: 'Assign an extra port ({protocol})',
      needed: '{name} needs a port of its own. The node assigns its number, and it stays with the server.',
      present: '{name} needs a port of its own. The server already has one for it.',
      server_full:
        '{name} needs a port of its own ({protocol}), but the server already has 5 extra ports. ' +
        'You can install it without one and add a port later, once you’ve removed another.',
      node_full:
        '{name} needs a port of its own ({protocol}), but this node has no free ports left. ' +
        'You can install it without one and add a port later.',
      /** The button, instead of “Install”. */
      without: 'Install without it',
      waiting: '{name}: waiting for the node to assign a port.',
      written: '{name}: the port is {address}. It’s already set in {file}.',
      write: '{name}: the port is {address}. Set {port} in {file}; the file appears after the next start.',
      notWritten:
        '{name}: the port is {address}, but we couldn’t write to {file}. Set {port} there yourself.',
      /** The link to the card in the settings, by its name. */
      toPorts: 'Extra ports',
    },
  },
  changes: {
    heading: 'Change history',
    phases: {
      reading: 'Reading the modpack',
      asking: 'Waiting for your answer',
      saving: 'Making a backup',
      applying: 'Downloading, checking and installing',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Cancelled',
      undoing: 'Undoing the change',
      undone: 'Undone',
    } satisfies Record<ChangePhase, string>,
    failures: {
      interrupted: 'The node restarted while this was in progress.',
      called_off: 'The change was cancelled.',
      ip_ban:
        'The server sees the same address for every player. ' +
        'An IP ban would lock everyone out, so ban the player by name.',
      not_running: 'The server isn’t running.',
      still_running: 'The server didn’t stop in time.',
      no_room: 'There isn’t enough space on your plan’s disk.',
      no_backup: 'The previous files no longer exist.',
      repository: 'We can’t reach the backup storage.',
      not_the_same: 'The downloaded file doesn’t match the catalogue: its checksum is different.',
      fetch_failed: 'The file couldn’t be downloaded. Try again later.',
      pack_refused: 'This isn’t a valid modpack, or it tries to write where it isn’t allowed to.',
      pack_loader: 'This modpack needs a loader that we don’t offer.',
      pack_game_version: 'The loader has no build for this version of Minecraft.',
      pack_loader_version: 'The loader build that this modpack needs isn’t available.',
      core_not_there: 'That server software isn’t available on this server’s node.',
      plan_too_small: 'Your plan has too little memory for that server software.',
      failed: 'Something went wrong. Try again.',
    } satisfies Record<NonNullable<ServerChange['failure']>, string>,
    /** Follows the sentence about a failed modpack. */
    refusedFile: 'The problem is in the file {file}.',
    failedSafe: 'Your files are unchanged.',
    cancel: 'Cancel',
    undo: 'Undo this change',
    undoTitle: 'Undo this change?',
    undoText: 'All files affected by this change go back to how they were. The world stays as it is.',
    /** For a change with a backup made before it. */
    undoAllText:
      'This restores every file from the backup made before the change: the world and, if it was ' +
      'changed, the server software too. ' +
      'Anything players have done since then will only be in a new backup, which we make first.',
    done: 'Done.',
    kinds: {
      addons: 'Add-ons',
      core: 'Server software',
      pack: 'Modpack',
      reinstall: 'Reinstall',
    } satisfies Record<ChangeKind, string>,
    what: {
      install: 'Installed: {name} {to}',
      update: 'Updated: {name} {from} → {to}',
      remove: 'Removed: {name}',
      disable: 'Turned off: {name}',
      core: 'Server software: {from} → {to}',
      pack: 'Modpack: {name} {to}',
      reinstall: 'Reinstalled: {name}',
    } satisfies Record<ServerChange['steps'][number]['do'], string>,
    empty: 'No changes yet',
    emptyText: 'Anything you install, update or remove will appear here, with a button to undo it.',
    awaits: 'Waiting for the server to start',
    suspect: 'The server hasn’t started since this change',
    suspectText: 'The server hasn’t started since the last change.',
  },
  pack: {
    heading: 'Modpack',
    none: 'No modpack is installed',
    about:
      'A modpack sets the loader, the game version and all server mods at once. Your own files and world are kept.',
    find: 'Choose a modpack',
    fromFile: 'From a .mrpack file',
    installed: '{name} {version} is installed',
    askTitle: 'Install {name} {version}?',
    /** `{loader}` is `Fabric 0.18.4`, `{version}` of the game. */
    runs: '{loader}, Minecraft {version}',
    files: { one: '{count} file', other: '{count} files' },
    added: { one: '{count} file will be added', other: '{count} files will be added' },
    changed: { one: '{count} file will change', other: '{count} files will change' },
    removed: { one: '{count} file will be deleted', other: '{count} files will be deleted' },
    kept: { one: '{count} of your files will be kept', other: '{count} of your files will be kept' },
    show: 'Show files',
    /** The build that the modpack requires is not available. */
    otherBuild:
      'This modpack needs {loader} {wanted}, which isn’t available, so {build} will be installed. ' +
      'If mods don’t work with it, undo the change.',
    stops: 'We make a backup first. The server stops during the installation.',
    agree: 'Install',
    refuse: 'Don’t install',
    look: 'See what changes',
    memory: '{amount} of memory is usually enough; your plan has {limit}.',
    memoryShort: 'It usually needs {amount} of memory, but your plan has {limit}: the server may not start.',
    newer: 'Version {version} is out',
    lookUpdate: 'See the update',
    newest: 'This is the latest version.',
    detach: 'Detach from the modpack',
    detachTitle: 'Detach the server from {name}?',
    detachText:
      'Mods and settings stay as they are and become your own. You won’t be offered updates of this modpack any more.',
    /** Mark of a mod: installed by the modpack, or replaced since then. */
    mark: 'From the modpack',
    markChanged: 'From the modpack, replaced',
    updatesOwn: 'Part of the modpack: {names}. Your version stays until a modpack update replaces it.',
    removesOwn:
      'Part of the modpack: {names}. If you remove it, the next modpack update will add it again. ' +
      'To keep a mod from loading, turn it off instead.',
    updateTitle: 'Update {name} to {version}?',
    converted: 'The world is converted to the newer game version. The only way back is to restore a backup.',
    worldNo:
      'The modpack can’t open this server’s world: it comes from a newer version or from other server software.',
    newWorld: 'Start a new world; the current one stays in the backup',
  },
}

export type AddonsMessages<L extends Locale | 'any' = 'any'> = Translation<typeof en, L>
