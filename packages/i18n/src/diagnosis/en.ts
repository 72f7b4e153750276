import type { DiagnosisMessages } from './messages.ts'

export const en: DiagnosisMessages = {
  heading: 'Why didn’t the server start?',
  headingCrash: 'Why did the server crash?',
  reading: 'Reading the log…',
  noLog: 'There is no log yet: the server has written nothing.',
  unread: 'The log could not be read.',
  unknown: 'We don’t know this error',
  unknownText: 'These lines most likely tell of it. Show them to whoever helps you.',
  also: 'Also found',
  showLines: 'Lines of the log',
  console: 'console',
  find: 'Find {name}',
  switchOff: 'Switch off {name}',
  switchedOff: '{name}: switched off. Now start the server.',
  settings: 'Open the settings',
  backups: 'To the backups',
  openFile: 'Open {file}',
  useJava: 'Use Java {java} and start',
  javaUsed: 'Now the server has Java {java}',
  noJava:
    'Java {java} does not suit this server. Take a version of the plugin, mod or server software for Java {here}.',
  hasJava: 'Java {java} is chosen already. Start the server.',
  install: 'Install {name}',
  update: 'Update {name}',
  restore: 'Restore {file} from a backup',
  findPort: 'Find {port} in the files',
  ports: 'To the extra ports',
  confirm: {
    button: 'Confirm and start',
    title: 'Remove what the mods left behind?',
    text: 'Blocks, items and mobs from the missing mods will disappear from the world for good. If you may bring the mods back, make a backup first.',
    sent: 'Answer sent. The server is starting.',
    failed: 'No connection to the server: the answer wasn’t sent. Try again.',
  },
  core: 'Change core or version',
  addons: 'To what is installed',
  files: 'To the files',
  support: 'Ask for a larger plan',
  nowStart: 'Done. Start the server to see whether it helped.',
  nextPlan: 'Now it is {now}. The next plan, “{plan}”, gives {more}.',
  facts: {
    addon: 'Plugin or mod',
    id: 'ID',
    needs: 'Needs',
    wanted: 'Asks for version',
    found: 'Version here',
    java: 'Java needed',
    javaHere: 'Java here',
    file: 'File',
    other: 'And',
    line: 'Line',
    port: 'Port',
    place: 'Place',
    chunk: 'Chunk',
    world: 'World',
    what: 'What exactly',
  },
  share: {
    button: 'Share the log',
    about:
      'Anybody who gets the link can open it. After a week the log is deleted. Addresses, e-mails, passwords and tokens are hidden.',
    preview: 'How others will see it',
    cut: 'The log is long, so its end is shown.',
    make: 'Make a link',
    link: 'Link',
    until: 'Open until {date}',
    remove: 'Delete the link',
    removed: 'Link deleted',
    yours: 'Your links',
    full: 'There can be no more than {most} links. Delete one first.',
    nothing: 'There is nothing to show yet: the log is empty.',
  },
  page: {
    title: 'A server’s log',
    until: 'Shared by the server’s owner. Open until {date}.',
    raw: 'Open as text',
    found: 'What was found in it',
    unknown: 'It holds no error that we know.',
    gone: 'This log is not here',
    goneText: 'Links last a week. Its owner may have deleted it earlier.',
  },
  codes: {
    eula: { what: 'Nobody has agreed to the game’s EULA', todo: 'Read it and agree on the server’s page.' },
    bad_flags: {
      what: 'Java doesn’t know one of its start options',
      todo: 'Remove it from the Java options in the settings.',
    },
    core_missing: {
      what: 'The server software’s file is missing',
      todo: 'Bring it back from the bin or a backup.',
    },
    wrong_java: {
      what: 'Java {java} is needed',
      todo: 'Choose it in the settings, or take a version of the plugin, mod or server software for the present Java.',
    },
    awaits_confirm: {
      what: 'The server is waiting for an answer in its console',
      todo: 'The world still has things from mods that are gone. Confirm to remove them for good, or stop the server and put the mods back.',
    },
    disk_full: {
      what: 'The disk is full',
      todo: 'Delete old logs, spare worlds and archives, or take a plan with a larger disk.',
    },
    memory: {
      what: 'Out of memory',
      todo: 'Remove some plugins or mods, lower the view distance or take a larger plan.',
    },
    memory_killed: {
      what: 'The server used more memory than its plan has and was stopped',
      todo: 'Remove some plugins or mods, or take a larger plan.',
    },
    threads: {
      what: 'The limit of threads is reached',
      todo: 'Some plugin or mod makes them without end. Switch off those added last.',
    },
    open_files: {
      what: 'Too many files are open at once',
      todo: 'Some plugin or mod opens files and doesn’t close them. Update or switch off the ones added last, then start again.',
    },
    port_taken: {
      what: 'The port is taken',
      todo: 'Usually two plugins listen on one port, or the process before has not ended. Check the ports in the plugins’ settings and start again.',
    },
    session_lock: {
      what: 'The world is in use by another process',
      todo: 'Wait until the server has fully stopped and start again. If that doesn’t help, delete session.lock in the world’s folder.',
    },
    world_newer: {
      what: 'The world was saved by a newer version of the game',
      todo: 'Choose a version not older than the one that opened it last, or restore the world from a backup.',
    },
    world_older: {
      what: 'The world is too old for this version',
      todo: 'Open it in an intermediate version first (the log says which one), then in this one.',
    },
    world_mods: {
      what: 'The world needs mods or datapacks that are gone',
      todo: 'Put back what was removed, or restore the world from a backup.',
    },
    world_level: { what: 'The file level.dat is damaged', todo: 'Restore the world from a backup.' },
    download_failed: {
      what: 'Files that it needs could not be downloaded',
      todo: 'The service that has them is away. Start the server a little later.',
    },
    missing_mod: {
      what: 'The mod {needs} is missing',
      todo: 'Install it: another mod doesn’t work without it.',
    },
    mod_version: {
      what: 'The mod {needs} has the wrong version',
      todo: 'Take the version that the other mod asks for.',
    },
    loader_version: {
      what: 'A mod asks for another version of the loader',
      todo: 'Change the server software’s version, or take a version of the mod for this loader.',
    },
    mod_conflict: {
      what: 'Incompatible mods',
      todo: 'Switch one off, or find versions that get along.',
    },
    client_only: {
      what: 'This mod is for players’ machines only',
      todo: 'It doesn’t work on a server. Switch it off here; players may keep it.',
    },
    mixin: {
      what: 'A mod could not hook into the game',
      todo: 'Usually it doesn’t fit the game’s version or quarrels with another mod. Update it or switch it off.',
    },
    ticking_entity: {
      what: 'The server crashed over an entity',
      todo: 'Remove it or restore the world from a backup. If a mod brought it, update the mod.',
    },
    ticking_block: {
      what: 'The server crashed over a block',
      todo: 'Remove it or restore the world from a backup. If a mod brought it, update the mod.',
    },
    datapack: { what: 'A datapack doesn’t load', todo: 'Switch off or update the datapack added last.' },
    world_region: {
      what: 'A part of the world is damaged',
      todo: 'Restore this file from a backup: the rest of the world stays as it is.',
    },
    missing_plugin: {
      what: 'The plugin {needs} is missing',
      todo: 'Install it: another plugin doesn’t work without it.',
    },
    wrong_game: {
      what: 'A plugin or mod is made for another version of the game',
      todo: 'Take its version for your game, or change the server software’s version.',
    },
    wrong_loader: {
      what: 'A plugin or mod is made for other server software',
      todo: 'Find the same one for your server software, and switch this one off.',
    },
    duplicate_addon: {
      what: 'The same thing is installed twice',
      todo: 'Keep one file and switch the other off.',
    },
    corrupt_jar: {
      what: 'The file of a plugin or mod is damaged',
      todo: 'Download it again: most likely the transfer broke off.',
    },
    not_a_plugin: {
      what: 'A file among the plugins or mods doesn’t fit this server software',
      todo: 'Check whether you downloaded the right file, and switch this one off.',
    },
    bad_file: {
      what: 'A mistake in {file}',
      todo: 'Correct it in the editor. Mostly it is indentation, quotes or a stray character.',
    },
    forwarding: {
      what: 'Server and proxy don’t agree',
      todo: 'The forwarding secret must be the same on the proxy and on all servers behind it.',
    },
    addon_port: {
      what: 'A plugin or mod didn’t get the port it needs',
      todo: 'Add an extra port in the settings and enter its number in the plugin’s or mod’s own settings. The game itself runs without it.',
    },
    database: {
      what: 'A plugin or mod can’t reach its database',
      todo: 'Check the address, name and password in its settings, or switch it to file storage.',
    },
    missing_class: {
      what: 'A plugin or mod misses a part of a program',
      todo: 'Usually it has the wrong version or lacks a library. Update it.',
    },
    stack_overflow: {
      what: 'The program went round in circles',
      todo: 'Switch off or update the plugin, mod or datapack added last.',
    },
    watchdog: {
      what: 'The server stopped responding and was ended by its watchdog',
      todo: 'One tick took too long. The lines below say what it was busy with: update that or switch it off.',
    },
    jvm_crash: {
      what: 'Java itself crashed',
      todo: 'Often it is a mod with a library of its own. Update it or choose another Java.',
    },
    addon_failed: {
      what: 'A plugin or mod did not start',
      todo: 'Update it, check its settings or switch it off.',
    },
    game_crash: {
      what: 'The game crashed',
      todo: 'The lines below say why. Usually a mod or plugin is to blame: update or switch off the ones added last, or restore a backup.',
    },
    permission: { what: 'A file may not be opened', todo: 'Check its permissions in the server’s files.' },
    session_servers: {
      what: 'Mojang’s login servers don’t answer',
      todo: 'Players can’t join for now. Usually it passes by itself.',
    },
    offline_mode: {
      what: 'Players join without a check of their licence',
      todo: 'Anybody can join under another’s name. Only behind a proxy should it be so.',
    },
  },
}
