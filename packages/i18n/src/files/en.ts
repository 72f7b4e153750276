import type { IfTaken, SkipReason } from '@zubr/contracts/files/file-constants'
import type { FileFailureCode, FileOperationName } from '@zubr/contracts/files/operations'
import type { Locale } from '../locales.ts'
import type { Translation } from '../translation.ts'

/**
 * Messages of the panel's file manager, loaded with its tab. `{name}` is the name of a file or a
 * folder, `{count}` their number.
 */
export const en = {
  /** Replaces the list of files. */
  states: {
    creating: 'The server is still being created. Its files will show up here as soon as it’s ready.',
    blocked: 'The server is blocked, so its files can’t be opened right now. Contact support.',
    deleted: 'The server has been deleted, and its files with it.',
    /** The node does not answer. */
    away: 'The node isn’t responding right now. Your files are safe. Try again in a moment.',
    offline: 'You’re offline. The list will refresh as soon as you’re back online.',
  },
  /** Reasons of failures. Sentences, which may follow a name and a colon. */
  failures: {
    not_found: 'It’s no longer here.',
    taken: 'This name is already taken.',
    not_a_folder: 'This isn’t a folder.',
    is_a_folder: 'This is a folder, not a file.',
    not_a_file: 'This isn’t an ordinary file.',
    bad_name: 'This name can’t be used.',
    leads_out: 'The link leads out of the server’s files.',
    no_permission: 'The permissions don’t allow it. Check those of the file and its folder.',
    no_room: 'There isn’t enough space on your plan’s disk. Delete what you don’t need and empty the bin.',
    too_large: 'It’s too large.',
    too_many: 'That’s too many files at once.',
    changed: 'The file has changed in the meantime.',
    not_here:
      'It can’t go here: a folder can’t be moved into itself or replace files that our service needs.',
    not_an_archive: 'This isn’t an archive.',
    damaged_archive:
      'The archive is damaged or wasn’t uploaded completely. Nothing on the server was changed.',
    archive_not_supported:
      'This archive uses an unsupported compression method. Pack it again as zip or tar.gz.',
    archive_encrypted:
      'This archive has a password. Unpack it on your computer and pack it again without one.',
    archive_split:
      'This is only one part of a split archive. Join the parts on your computer and upload the whole archive.',
    no_archive_tool: 'This node can’t open archives. Contact support.',
    archive_refused:
      'The archive contains something that doesn’t belong in a modpack, so it wasn’t unpacked.',
    address_refused: 'Importing from this address isn’t allowed.',
    address_failed: 'Nothing could be imported from this address.',
    server_runs: 'The server is running. Stop it first.',
    cancelled: 'Cancelled.',
    busy: 'Too many file operations are running right now. Wait a moment.',
    away: 'The node isn’t responding. Try again.',
    failed: 'That didn’t work. Try again.',
  } satisfies Record<FileFailureCode, string>,
  list: {
    /** Read aloud: the list of a folder's entries. */
    label: 'Folder contents',
    /** Read aloud: the path from the root folder to this one. */
    path: 'Folder path',
    /** The root folder of a server's files. */
    top: 'All files',
    name: 'Name',
    size: 'Size',
    changed: 'Modified',
    /** Read aloud, on a column's heading. */
    sortBy: 'Sort by: {column}',
    /** Read aloud, on a row's checkbox. */
    choose: 'Select {name}',
    chooseAll: 'Select all',
    /** Read aloud: the menu button of a row. */
    actionsFor: 'Actions: {name}',
    /** Read aloud, before a name. */
    folder: 'Folder',
    link: 'Link',
    /** In a field that filters the list. */
    filter: 'Filter by name',
    /** Short form for phones. */
    filterShort: 'Filter',
    clearFilter: 'Clear filter',
    empty: 'Nothing here yet',
    emptyText: 'Drop files or folders from your computer here, or create something new.',
    /** The filter is `{text}`. */
    nothingFound: 'No name in this folder contains “{text}”.',
    /** How many entries there are in the folder. */
    count: { one: '{count} item', other: '{count} items' },
    /** Entries whose names begin with a dot are hidden. */
    hidden: { one: '{count} hidden', other: '{count} hidden' },
    showHidden: 'Show hidden files',
    /** Free and total disk space of the plan. */
    room: '{free} of {total} free',
    /** Above the folder of a world while the server runs. */
    worldRuns:
      'The server is running and writes to this world itself. Stop it first, or your changes may be lost.',
  },
  actions: {
    /** Opens the menu of new things. */
    new: 'New',
    newFolder: 'New folder',
    newFile: 'New file',
    pull: 'Import from a link',
    search: 'Search files',
    bin: 'Bin',
    keys: 'Keyboard shortcuts',
    open: 'Open',
    download: 'Download',
    rename: 'Rename',
    copy: 'Copy',
    cut: 'Cut',
    /** Pastes what was copied or cut. */
    paste: 'Paste',
    pasteCount: 'Paste ({count})',
    pack: 'Pack into an archive',
    unpack: 'Unpack',
    /** Replaces the server's world with a world from an archive. */
    importWorld: 'Restore world',
    /** The same with an archive from the visitor's computer. */
    bringWorld: 'World from an archive…',
    measure: 'Calculate size',
    mode: 'Permissions',
    remove: 'Delete',
    removeForever: 'Delete permanently',
    /** In a toast: restores what was deleted. */
    undo: 'Undo',
    refresh: 'Refresh',
    /** Ends the choice of entries. */
    clear: 'Clear selection',
    /** How many are chosen. */
    chosen: { one: '{count} selected', other: '{count} selected' },
  },
  /** Results of actions. */
  done: {
    moved: { one: 'Moved {count} item.', other: 'Moved {count} items.' },
    copied: { one: 'Copied {count} item.', other: 'Copied {count} items.' },
    removed: { one: 'Moved {count} item to the bin.', other: 'Moved {count} items to the bin.' },
    removedForever: { one: 'Deleted {count} item.', other: 'Deleted {count} items.' },
    restored: { one: 'Restored {count} item.', other: 'Restored {count} items.' },
    packed: 'The archive “{name}” is ready.',
    unpacked: 'The archive “{name}” has been unpacked.',
    /** The world `{name}` is now in the folder `{folder}`; the former world is in the bin. */
    worldChanged: 'The world “{name}” is now in the folder “{folder}”. The previous one is in the bin.',
    /** The same when there was no world before. */
    worldPut: 'The world “{name}” is now in the folder “{folder}”.',
    /** An uploaded archive may contain a world. */
    archiveCame:
      'The archive “{name}” has been uploaded. If there’s a world in it, you can put it on the server.',
    pulled: 'The file has been imported.',
    mode: 'Permissions changed.',
    /** A task that started before the page was reloaded. */
    ready: 'Done.',
    /** Some entries failed. */
    partly: { one: '{count} item couldn’t be processed.', other: '{count} items couldn’t be processed.' },
    downloadFailed: 'The download failed. Try again.',
  },
  tasks: {
    /** Read aloud: the list of running tasks. */
    label: 'File operations',
    cancel: 'Cancel',
    files: { one: '{count} file', other: '{count} files' },
    move: 'Moving “{name}”',
    copy: 'Copying “{name}”',
    remove: 'Deleting “{name}”',
    pack: 'Packing “{name}”',
    unpack: 'Unpacking “{name}”',
    importWorld: 'Restoring the world from “{name}”',
    pull: 'Importing {name}',
  } satisfies Record<
    Extract<FileOperationName, 'move' | 'copy' | 'remove' | 'pack' | 'unpack' | 'importWorld' | 'pull'>,
    string
  > &
    Record<string, unknown>,
  dialogs: {
    /** Label of a field. */
    nameLabel: 'Name',
    create: 'Create',
    newFolder: 'New folder',
    newFile: 'New file',
    badName: 'A name can’t contain a slash and can’t be longer than 255 bytes.',
    nameTaken: 'There’s already something with this name here.',
    takenTitle: 'This name is taken',
    takenText: '“{name}” is already in this folder. What should happen?',
    takenMore: 'This applies to everything whose name is taken.',
    /** The title of a question about one file or folder. */
    removeTitle: 'Delete “{name}”?',
    /** The same for several: `{name}` is the first of them, `{count}` the number of the others. */
    removeTitleMore: {
      one: 'Delete “{name}” and {count} more?',
      other: 'Delete “{name}” and {count} more?',
    },
    /** The title of a question before a world in use is renamed or moved. */
    moveTitle: 'Rename or move “{name}”?',
    /** What happens to the named files: they cannot be restored. */
    removeForever: 'This deletes it permanently. It can’t be restored.',
    /** What happens to the named files: the bin keeps them for a week. */
    removeToBin: 'It goes to the bin, where you can restore it for a week.',
    /** Below a list of files with their sizes. */
    removeTotal: 'In total: {size}',
    /** First question about a world with players in it. */
    removeWorld:
      'The server is using the world “{name}” right now and may create it again. To be safe, stop the server first.',
    modeTitle: 'Permissions',
    modeBelow: 'Apply to everything inside',
    modeOctal: 'As a number',
    owner: 'Server',
    group: 'Group',
    others: 'Others',
    read: 'Read',
    write: 'Write',
    run: 'Run',
    modeHint: 'Usually 644 for files and 755 for folders.',
    packTitle: 'Pack into an archive',
    format: 'Format',
    unpackTitle: 'Unpack “{name}”',
    unpackInto: 'Unpack to',
    unpackHere: 'This folder',
    unpackOwn: 'The folder “{name}”',
    unpackInside: {
      one: '{count} item inside, {size} once unpacked',
      other: '{count} items inside, {size} once unpacked',
    },
    unpackTaken: 'If a name is taken',
    unpackNames: 'File name encoding',
    namesHint: 'If the names above look garbled, choose a different encoding.',
    /** Title of a dialog after unpacking: some entries were skipped. */
    skippedTitle: 'Not everything was unpacked',
    skippedLead: 'Everything else is in place. This was skipped:',
    /** Why an entry was skipped; follows its name and a dash. */
    skipped: {
      link: 'the link leads out of the archive',
      device: 'neither a file nor a folder',
      climbs: 'the path leads out of the folder (..)',
      twice: 'it’s in the archive twice, so the last one was used',
      not_read: 'your server software doesn’t read it',
    } satisfies Record<Exclude<SkipReason, FileFailureCode>, string>,
    /** `{name}` of the archive. */
    worldTitle: 'World from “{name}”',
    worldNone: 'There’s no world in this archive: none of its folders has a level.dat file.',
    worldsFound: { one: '{count} world found', other: '{count} worlds found: choose one' },
    /** The game's own words for its other two dimensions. */
    nether: 'The Nether',
    end: 'The End',
    /** What happens to the present world; `{name}` of its folder. */
    worldInstead:
      'It replaces the current world in the folder “{name}”. ' +
      'The current one goes to the bin and stays there for a week.',
    worldInto: 'It goes into the folder “{name}”, the one the server starts with.',
    worldRuns:
      'The server is running, and a world can only be replaced while it’s stopped. Stopping it disconnects players.',
    worldStopping: 'The server is still stopping. You can press the button once it has stopped.',
    pullTitle: 'Import from a link',
    pullUrl: 'Link to the file',
    pullHint: 'The file goes straight to the server, not through your device.',
    pullFault: 'The link has to start with http:// or https://.',
    pullName: 'Save as (optional)',
    keysTitle: 'Keyboard shortcuts',
    taken: { replace: 'Replace', keep_both: 'Keep both', skip: 'Skip' } satisfies Record<
      Exclude<IfTaken, 'refuse'>,
      string
    >,
  },
  search: {
    title: 'Search files',
    inNames: 'In names',
    inText: 'In contents',
    hint: 'Part of a name or a pattern: *.jar',
    textHint: 'Text inside the files',
    start: 'Search',
    stop: 'Stop',
    running: 'Searching…',
    found: { one: '{count} match found', other: '{count} matches found' },
    none: 'Nothing found.',
    more: 'Not all matches are shown: narrow your search.',
    line: 'line {line}',
    back: 'Back to the folder',
  },
  bin: {
    title: 'Bin',
    lead: 'Deleted files are kept for a week and then removed permanently. Until then they take up disk space.',
    takes: 'It takes up {size}.',
    empty: 'The bin is empty',
    emptyText: 'Deleted files stay here for a week, in case you change your mind.',
    from: 'Original location: {path}',
    daysLeft: { one: '{count} day left', other: '{count} days left' },
    restore: 'Restore',
    clear: 'Empty the bin',
    clearTitle: 'Empty the bin?',
    remove: 'Delete permanently',
    back: 'Back to the files',
  },
  /** What each key does. */
  keys: {
    move: 'Move through the list',
    choose: 'Add to the selection',
    chooseRange: 'Select a range',
    open: 'Open',
    up: 'One folder up',
    all: 'Select all',
    type: 'Start typing to filter the list',
    escape: 'Clear the selection and filter',
    removeForever: 'Delete permanently',
    menu: 'Actions menu',
  },
  /** Labels of the keys on the usual keyboard of this language. */
  keyNames: {
    Ctrl: 'Ctrl',
    Shift: 'Shift',
    Enter: 'Enter',
    Space: 'Space',
    Delete: 'Delete',
    Backspace: 'Backspace',
    Home: 'Home',
    End: 'End',
  },
}

export type FilesMessages<L extends Locale | 'any' = 'any'> = Translation<typeof en, L>

export type KeyName = keyof FilesMessages['keyNames']
