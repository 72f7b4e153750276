import type { FactName, FindingCode } from '@zubr/domain/diagnosis/findings'
import type { Translation } from '../translation.ts'

/**
 * Messages of the diagnosis and of shared logs, also on their public page. `{name}` is the name of
 * a plugin, a mod or its file.
 */
export const en = {
  heading: 'Why didn’t the server start?',
  /** Replaces `heading` when the server had been running. */
  headingCrash: 'Why did the server crash?',
  reading: 'Reading the log…',
  noLog: 'There’s no log yet: the server hasn’t written anything.',
  unread: 'The log couldn’t be read.',
  /** No rule matches: the likely lines of the log are shown. */
  unknown: 'We don’t recognise this error',
  unknownText: 'These lines probably show the cause. Show them to the person helping you.',
  also: 'Also found',
  showLines: 'Log lines',
  /** Source of log lines that come from no file. */
  console: 'console',
  /** Button that searches the catalogue. */
  find: 'Find {name}',
  switchOff: 'Turn off {name}',
  switchedOff: '{name} is turned off. Now start the server.',
  settings: 'Open settings',
  backups: 'Go to backups',
  openFile: 'Open {file}',
  /** Button that selects this Java for the server and starts it. */
  useJava: 'Use Java {java} and start',
  javaUsed: 'The server now uses Java {java}',
  /** `{here}` is the Java of the server. */
  noJava:
    'Java {java} doesn’t work with this server. Use a version of the plugin, mod or server software for Java {here}.',
  hasJava: 'Java {java} is already selected. Start the server.',
  install: 'Install {name}',
  update: 'Update {name}',
  /** Link to the versions of a project in the catalogue. */
  versions: 'Choose another version of {name}',
  restore: 'Restore {file} from a backup',
  /** Searches the settings of plugins for the number of a port. */
  findPort: 'Find {port} in the files',
  /** Link to the extra ports. */
  ports: 'Go to extra ports',
  /** Answers the server's question about leftovers of missing mods: button, dialog and result. */
  confirm: {
    button: 'Confirm and start',
    title: 'Remove what missing mods left behind?',
    text:
      'Blocks, items and mobs from the missing mods will disappear from the world for good. ' +
      'If you might install the mods again, make a backup first.',
    sent: 'Answer sent. The server is starting.',
    failed: 'Couldn’t reach the server, so the answer wasn’t sent. Try again.',
  },
  core: 'Change server software or version',
  addons: 'Installed add-ons',
  files: 'Go to files',
  /** Replaces the cause after the last change was undone. */
  undone: 'The last change has been undone',
  undoneText: 'The cause in the earlier log no longer applies. Start the server.',
  nowStart: 'Done. Start the server to see if it helped.',
  /** Memory of the plan, and of the next plan. */
  nextPlan: 'You have {now} now. The next plan, “{plan}”, has {more}.',
  facts: {
    addon: 'Plugin or mod',
    id: 'ID',
    needs: 'Needs',
    wanted: 'Required version',
    found: 'Installed version',
    java: 'Required Java',
    javaHere: 'Current Java',
    file: 'File',
    other: 'And also',
    line: 'Line',
    port: 'Port',
    place: 'Location',
    chunk: 'Chunk',
    world: 'World',
    what: 'Details',
  } satisfies Record<FactName, string>,
  /** The dialog that creates a link. */
  share: {
    button: 'Share the log',
    about:
      'Anyone with the link can open it. ' +
      'The log is deleted after a week. ' +
      'IP addresses, email addresses, passwords and tokens are hidden.',
    preview: 'How others will see it',
    cut: 'The log is long, so only its end is shown.',
    make: 'Create link',
    link: 'Link',
    until: 'Open until {date}',
    remove: 'Delete the link',
    removed: 'Link deleted',
    yours: 'Your links',
    full: 'You can’t have more than {most} links. Delete one first.',
    nothing: 'There’s nothing to show yet: the log is empty.',
  },
  /** The public page of a shared log. */
  page: {
    title: 'Server log',
    until: 'Shared by the server’s owner. Open until {date}.',
    raw: 'Open as text',
    found: 'What we found',
    unknown: 'No errors that we recognise.',
    gone: 'This log isn’t available',
    goneText: 'Links last a week, and the owner can delete them earlier.',
  },
  /** The cause, and what to do. */
  codes: {
    eula: {
      what: 'The game’s EULA hasn’t been accepted',
      todo: 'Read it and accept it on the server’s page.',
    },
    bad_flags: {
      what: 'Java doesn’t recognise one of its arguments',
      todo: 'Remove it from the Java arguments in the settings.',
    },
    core_missing: {
      what: 'The server software’s file is missing',
      todo: 'Restore it from the bin or a backup.',
    },
    wrong_java: {
      what: 'Java {java} is needed',
      todo:
        'Choose it in the settings, or use a version of the plugin, mod or server software made for the ' +
        'current Java.',
    },
    awaits_confirm: {
      what: 'The server is waiting for an answer in its console',
      todo:
        'The world still contains things from mods that are gone. ' +
        'Confirm to remove them for good, or stop the server and install the mods again.',
    },
    disk_full: {
      what: 'The disk is full',
      todo: 'Delete old logs, unused worlds and archives and empty the bin, or change to a plan with a larger disk.',
    },
    memory: {
      what: 'Out of memory',
      todo: 'Remove some plugins or mods, lower the view distance or change to a larger plan.',
    },
    memory_killed: {
      what: 'The server used more memory than its plan has, so it was stopped',
      todo: 'Remove some plugins or mods, or change to a larger plan.',
    },
    threads: {
      what: 'The thread limit has been reached',
      todo: 'A plugin or mod keeps creating threads. Turn off the ones you added last.',
    },
    open_files: {
      what: 'Too many files are open at once',
      todo:
        'A plugin or mod opens files without closing them. ' +
        'Update or turn off the ones you added last, then start again.',
    },
    port_taken: {
      what: 'The port is taken',
      todo:
        'Usually two plugins use the same port, or the previous process hasn’t ended yet. ' +
        'Check the ports in the plugins’ settings and start again.',
    },
    session_lock: {
      what: 'Another process is using the world',
      todo:
        'Wait until the server has fully stopped and start it again. ' +
        'If that doesn’t help, delete session.lock in the world’s folder.',
    },
    world_newer: {
      what: 'The world was saved in a newer version of the game',
      todo: 'Choose the version that last opened it or a newer one, or restore the world from a backup.',
    },
    world_older: {
      what: 'The world is too old for this version',
      todo: 'First open it in an intermediate version (the log says which one), then in this one.',
    },
    world_mods: {
      what: 'The world needs mods or data packs that are gone',
      todo: 'Reinstall what was removed, or restore the world from a backup.',
    },
    world_level: { what: 'The file level.dat is damaged', todo: 'Restore the world from a backup.' },
    download_failed: {
      what: 'Some required files couldn’t be downloaded',
      todo: 'The download site isn’t responding. Start the server a little later.',
    },
    missing_mod: {
      what: 'The mod {needs} is missing',
      todo: 'Install it: another mod needs it.',
    },
    mod_version: {
      what: 'The mod {needs} has the wrong version',
      todo: 'Install the version that the other mod needs.',
    },
    loader_version: {
      what: 'A mod needs a different loader version',
      todo: 'Change the server software’s version, or use a version of the mod for this loader.',
    },
    mod_conflict: {
      what: 'Incompatible mods',
      todo: 'Turn one of them off, or find versions that work together.',
    },
    client_only: {
      what: 'This mod only runs on players’ computers',
      todo: 'It doesn’t work on a server. Turn it off here; players can keep it.',
    },
    mixin: {
      what: 'A mod couldn’t hook into the game',
      todo:
        'Usually it doesn’t fit the game version or conflicts with another mod. ' +
        'Choose another version or turn it off.',
    },
    ticking_entity: {
      what: 'An entity crashed the server',
      todo: 'Remove it or restore the world from a backup. If it comes from a mod, update the mod.',
    },
    ticking_block: {
      what: 'A block crashed the server',
      todo: 'Remove it or restore the world from a backup. If it comes from a mod, update the mod.',
    },
    datapack: { what: 'A data pack doesn’t load', todo: 'Turn off or update the data pack you added last.' },
    world_region: {
      what: 'Part of the world is damaged',
      todo: 'Restore this file from a backup: the rest of the world stays as it is.',
    },
    missing_plugin: {
      what: 'The plugin {needs} is missing',
      todo: 'Install it: another plugin needs it.',
    },
    wrong_game: {
      what: 'A plugin or mod is for another version of the game',
      todo: 'Use the version made for your game version, or change the server software’s version.',
    },
    wrong_loader: {
      what: 'A plugin or mod is for other server software',
      todo: 'Find its version for your server software and turn this one off.',
    },
    duplicate_addon: {
      what: 'The same add-on is installed twice',
      todo: 'Keep one file and turn the other off.',
    },
    corrupt_jar: {
      what: 'A plugin’s or mod’s file is damaged',
      todo: 'Download it again: the transfer was probably interrupted.',
    },
    not_a_plugin: {
      what: 'One of the files isn’t a plugin or mod for this server software',
      todo: 'Check that you downloaded the right file, and turn this one off.',
    },
    bad_file: {
      what: 'A mistake in {file}',
      todo: 'Fix it in the editor. It’s usually the indentation, the quotes or a stray character.',
    },
    forwarding: {
      what: 'The server and the proxy don’t match',
      todo: 'The forwarding secret must be the same on the proxy and on all servers behind it.',
    },
    addon_port: {
      what: 'A plugin or mod didn’t get the port it needs',
      todo:
        'Add an extra port in the settings and enter its number in the plugin’s or mod’s own settings. ' +
        'The game itself works without it.',
    },
    database: {
      what: 'A plugin or mod can’t reach its database',
      todo: 'Check the address, name and password in its settings, or switch it to file storage.',
    },
    missing_class: {
      what: 'A plugin or mod needs code that isn’t there',
      todo: 'Usually its version is wrong or a library is missing. Choose another version or turn it off.',
    },
    stack_overflow: {
      what: 'Infinite recursion (stack overflow)',
      todo: 'Turn off or update the plugin, mod or data pack you added last.',
    },
    watchdog: {
      what: 'The server froze, and its watchdog stopped it',
      todo: 'One tick took too long. The lines below show what it was busy with: update that or turn it off.',
    },
    jvm_crash: {
      what: 'Java itself crashed',
      todo: 'The cause is often a mod with its own native library. Update it or choose another Java.',
    },
    addon_failed: {
      what: 'A plugin or mod didn’t start',
      todo: 'Check its settings, choose another version or turn it off.',
    },
    game_crash: {
      what: 'The game crashed',
      todo:
        'The lines below show why. Usually a mod or plugin is to blame: update or turn off the ones you ' +
        'added last, or restore a backup.',
    },
    permission: {
      what: 'No permission to open a file',
      todo: 'Check the file’s permissions on the “Files” tab.',
    },
    session_servers: {
      what: 'Mojang’s login servers aren’t responding',
      todo: 'Players can’t join for now. It usually sorts itself out.',
    },
    offline_mode: {
      what: 'Players’ accounts aren’t verified',
      todo: 'Anyone can join under someone else’s name. Only do this behind a proxy or with a login plugin.',
    },
  } satisfies Record<FindingCode, { what: string; todo: string }>,
}

export type DiagnosisMessages = Translation<typeof en>
