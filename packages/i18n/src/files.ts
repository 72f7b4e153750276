import type { IfTaken, SkipReason } from '@zubr/contracts/files/file-constants'
import type { FileFailureCode, FileOperationName } from '@zubr/contracts/files/operations'
import type { Plural } from './messages.ts'

/** Long operations shown with progress; `{name}` is the first affected file. */
type TaskName = Extract<
  FileOperationName,
  'move' | 'copy' | 'remove' | 'pack' | 'unpack' | 'importWorld' | 'pull'
>

/**
 * Messages of the panel's file manager, separate from the panel's: they are loaded with its tab.
 * `{name}` is the name of a file or a folder, `{count}` their number.
 */
export type FilesMessages = {
  /** Below the tab, instead of a list. */
  states: {
    creating: string
    blocked: string
    deleted: string
    /** The node does not answer. */
    away: string
    offline: string
  }
  /** Why something did not work. Sentences, which may follow a name and a colon. */
  failures: Record<FileFailureCode, string>
  list: {
    /** Read aloud: the list of what is in a folder. */
    label: string
    /** Read aloud: the way from the top to this folder. */
    path: string
    /** The top of a server's files. */
    top: string
    name: string
    size: string
    changed: string
    /** Read aloud, on a column's heading. */
    sortBy: string
    /** Read aloud, on a row's checkbox. */
    choose: string
    chooseAll: string
    /** Read aloud, on a row's button of three points. */
    actionsFor: string
    /** Read aloud, before a name. */
    folder: string
    link: string
    /** In a field that filters the list. */
    filter: string
    /** The same on a phone, where the whole would be cut off. */
    filterShort: string
    clearFilter: string
    empty: string
    emptyText: string
    /** The filter is `{text}`. */
    nothingFound: string
    /** How many entries there are in the folder. */
    count: Plural
    /** Entries whose names begin with a point are not shown. */
    hidden: Plural
    showHidden: string
    /** Free on the plan's disk, and what it has in all. */
    room: string
    /** Over a world's folder while the server runs. */
    worldRuns: string
  }
  actions: {
    /** Opens the menu of new things. */
    new: string
    newFolder: string
    newFile: string
    pull: string
    search: string
    bin: string
    keys: string
    open: string
    download: string
    rename: string
    copy: string
    cut: string
    /** Puts here what was copied or cut. */
    paste: string
    pasteCount: string
    pack: string
    unpack: string
    /** Puts a world that is in an archive in the place of the server's own. */
    importWorld: string
    /** The same, of an archive that is on the visitor's own machine. */
    bringWorld: string
    measure: string
    mode: string
    remove: string
    removeForever: string
    /** In a toast: brings back what was deleted. */
    undo: string
    refresh: string
    /** Ends the choice of entries. */
    clear: string
    /** How many are chosen. */
    chosen: Plural
  }
  /** Of what has just been done. */
  done: {
    moved: Plural
    copied: Plural
    removed: Plural
    removedForever: Plural
    restored: Plural
    packed: string
    unpacked: string
    /** A world `{name}` is now in the folder `{folder}`, and the former one in the bin. */
    worldChanged: string
    /** The same where there was none before. */
    worldPut: string
    /** An archive has been uploaded, in which a world may be. */
    archiveCame: string
    pulled: string
    mode: string
    /** Of work that was begun before the page was opened anew. */
    ready: string
    /** Some of it could not be done. */
    partly: Plural
    downloadFailed: string
  }
  tasks: {
    /** Read aloud: the list of work under way. */
    label: string
    cancel: string
    files: Plural
  } & Record<TaskName, string>
  dialogs: {
    /** Label of a field. */
    nameLabel: string
    create: string
    newFolder: string
    newFile: string
    badName: string
    nameTaken: string
    takenTitle: string
    takenText: string
    takenMore: string
    /** The title of a question about one file or folder. */
    removeTitle: string
    /** The same for several: `{name}` is the first of them, `{count}` the number of the others. */
    removeTitleMore: Plural
    /** The title of a question before a world in use is renamed or moved. */
    moveTitle: string
    /** What happens to the named files: they cannot be restored. */
    removeForever: string
    /** What happens to the named files: the bin keeps them for a week. */
    removeToBin: string
    /** Below a list of files with their sizes. */
    removeTotal: string
    /** Asked first: a world that is being played in. */
    removeWorld: string
    modeTitle: string
    modeBelow: string
    modeOctal: string
    owner: string
    group: string
    others: string
    read: string
    write: string
    run: string
    modeHint: string
    packTitle: string
    format: string
    unpackTitle: string
    unpackInto: string
    unpackHere: string
    unpackOwn: string
    unpackInside: Plural
    unpackTaken: string
    unpackNames: string
    namesHint: string
    /** Of a dialog after unpacking: some entries of the archive are not there. */
    skippedTitle: string
    skippedLead: string
    /** Why one entry was skipped; stands behind its name and a dash. */
    skipped: Record<Exclude<SkipReason, FileFailureCode>, string>
    /** `{name}` is an archive's. */
    worldTitle: string
    worldNone: string
    worldsFound: Plural
    /** The game's own words for its other two dimensions. */
    nether: string
    end: string
    /** What becomes of the present world; `{name}` is its folder's. */
    worldInstead: string
    worldInto: string
    worldRuns: string
    worldStopping: string
    pullTitle: string
    pullUrl: string
    pullHint: string
    pullFault: string
    pullName: string
    keysTitle: string
  } & { taken: Record<Exclude<IfTaken, 'refuse'>, string> }
  search: {
    title: string
    inNames: string
    inText: string
    hint: string
    textHint: string
    start: string
    stop: string
    running: string
    found: Plural
    none: string
    more: string
    line: string
    back: string
  }
  bin: {
    title: string
    lead: string
    takes: string
    empty: string
    emptyText: string
    from: string
    daysLeft: Plural
    restore: string
    clear: string
    clearTitle: string
    remove: string
    back: string
  }
  /** What keys do, beside them. */
  keys: {
    move: string
    choose: string
    chooseRange: string
    open: string
    up: string
    all: string
    type: string
    escape: string
    removeForever: string
    menu: string
  }
  /** What is printed on the keys of this language’s usual keyboard. */
  keyNames: Record<KeyName, string>
}

export type KeyName = 'Ctrl' | 'Shift' | 'Enter' | 'Space' | 'Delete' | 'Backspace' | 'Home' | 'End'
