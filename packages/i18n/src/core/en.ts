import type { CoreMessages } from './words.ts'

export const en: CoreMessages<'en'> = {
  section: {
    heading: 'Server software and version',
    game: 'Minecraft {version}',
    change: 'Change server software or version',
    newBuild: 'A newer build of this version is out: {build}.',
    toBuild: 'Install build {build}',
    newVersion: 'There is a newer version: {version}.',
    toVersion: 'See what {version} would change',
  },
  java: {
    label: 'Java',
    usual: 'Java {java} — as its makers advise',
    hint: 'Change it only if the server or a mod asks for another Java. A running server restarts at once.',
    choose: 'Use Java {java}',
    chosen: 'From now on the server starts on Java {java}.',
  },
  choose: {
    heading: 'New server software and version',
    world: 'World',
    keep: 'Keep the world',
    keepHint: 'Players go on where they left off.',
    fresh: 'Start a new world',
    freshHint: 'The present world stays in a backup only.',
  },
  plan: {
    heading: 'What will change',
    reading: 'Looking at what is installed and what fits…',
    notRead: 'The node did not say what is installed on the server. Without that nobody can tell what fits.',
    refusals: {
      same: 'This server already runs this build of it. To install it anew, press “Reinstall” below.',
      node: 'This server’s node does not run that server software. Move the server to another node, or choose different software.',
      edition: 'That software is for another game: the server’s plan does not include it.',
    },
    memory: 'It needs {memory} of memory or more: it would not start on your plan.',
    tight: 'Memory will be tight: {memory} or more is comfortable for this server software.',
    core: 'Server software',
    version: 'Version',
    java: 'Java',
    world: {
      kept: 'The world stays.',
      fresh: 'The world starts afresh. The present one is kept in a backup.',
      converted:
        'The new version rewrites the world at its first start. There is no turning it back: only the backup leads back.',
      byCore:
        'At its first start the server software arranges the folders of the Nether and the End in its own way.',
      byUs: 'We move the Nether and the End into the world’s folder, where the new server software looks for them.',
      losesMods: 'Blocks and items of mods that will not be there any more disappear from the world.',
      others: {
        goes: 'Further worlds: {names}. They are newer than the chosen version, so they stay in the backup alone.',
        not_loaded: 'Further worlds: {names}. The new core does not load them; their folders stay.',
        converted:
          'Further worlds: {names}. They are converted to the new version, too, once they are loaded.',
      },
      refused: {
        older:
          'A world can’t go to an older version: the game would not read it, or would break it. Choose a version that is not older than the present one, or start a new world.',
        unclear:
          'Nobody can tell which of the two versions is newer, so taking the world along is a risk. You can start a new one.',
        other_game: 'That server software does not read such worlds. You can start a new one.',
        paper_only:
          'Since 26.1 Paper keeps worlds in a way of its own, and its makers offer no way back. With this software you can only start a new world.',
      },
      instead: 'Start a new world',
    },
    addons: 'Plugins, mods and datapacks',
    noAddons: 'Nothing is installed on the server.',
    fates: {
      comes: {
        one: '{count} is added: the updated ones need it',
        other: '{count} are added: the updated ones need them',
      },
      fits: { one: '{count} fits as it is', other: '{count} fit as they are' },
      updates: { one: '{count} gets updated', other: '{count} get updated' },
      no_version: {
        one: '{count} gets switched off: no version fits',
        other: '{count} get switched off: no versions fit',
      },
      other_loader: {
        one: '{count} gets switched off: it is for another loader',
        other: '{count} get switched off: they are for another loader',
      },
      not_loaded: {
        one: '{count} stays in its folder but is not loaded: this server software takes none of its kind',
        other:
          '{count} stay in their folder but are not loaded: this server software takes none of their kind',
      },
      unknown: {
        one: '{count} is in no catalogue: it stays as it is, please check it yourself',
        other: '{count} are in no catalogue: they stay as they are, please check them yourself',
      },
      with_world: { one: '{count} goes with the old world', other: '{count} go with the old world' },
    },
    moves: '{from} → {to}',
    away: 'A catalogue is not answering, so nothing can be said of some files: they stay untouched. Better try again later.',
    lost: 'The new server software does not have these settings: {names}.',
    steps:
      'First we make a backup. Then the server stops, gets the new software, and runs or stays stopped as it does now.',
    bytes: '{size} will be downloaded.',
    go: 'Change',
    cancel: 'Leave it as it is',
    anew: 'Something on the server changed while you were looking. Please check the list again.',
  },
  news: {
    saving: 'Making a backup before the server software changes…',
    applying: 'Changing the server software…',
    undoing: 'Putting things back…',
    done: 'Done: {what}.',
    failed: 'The change did not work.',
    undone: 'Everything is back as it was.',
    safe: 'The server software and the server’s files are what they were.',
    suspect: 'The server has not started since its software was changed.',
    undo: 'Put it back',
    undoTitle: 'Put the former server software back?',
    undoText:
      'The former software and all files of the backup made before the change come back. What players did since then stays only in a new backup, which we make first.',
    cancel: 'Cancel',
    begun: 'It has begun. You can close this page.',
  },
  reinstall: {
    heading: 'Reinstall',
    text: 'The server software is installed anew, in the newest build of the same version. You choose what else starts afresh. First we make a backup.',
    button: 'Reinstall',
    title: 'Reinstall “{name}”?',
    ask: 'What should start afresh',
    world: 'The world',
    addons: 'Plugins and mods, with their settings',
    settings: 'The server’s settings and its software’s settings files',
    settingsHint: 'Lists of players, operators and bans stay.',
    lists: 'What is not ticked stays as it is.',
    type: 'Type the server’s name: {name}',
  },
  pack: {
    label: 'How to begin',
    core: 'Clean server software',
    coreHint: 'Choose the software and version, install the rest later.',
    pack: 'A modpack',
    packHint: 'A ready set of mods: it decides the loader and the game’s version itself.',
    search: 'Find a modpack',
    nothing: 'Nothing was found. Try other words.',
    away: 'The catalogue of modpacks is not answering. You can begin with clean server software and install a modpack later.',
    known: 'The catalogue is not answering: this is what was known before.',
    more: 'Show more',
    take: 'Choose',
    other: 'Another modpack',
    versions: 'Version of the modpack',
    noVersion: 'This modpack has no version that can be installed on a server.',
    runs: '{loader} for Minecraft {version}',
    mods: { one: '{count} mod', other: '{count} mods' },
    memory: 'We recommend {memory} of memory or more.',
    memoryShort:
      'For this modpack we recommend {memory} of memory or more, and the chosen plan has {plan}: it may not start, or may lag.',
    memoryRule: 'We reckon 2 GB for the game and 25 MB for each mod. Many players need more.',
    loaderRefused: 'This modpack is made for a loader that we do not have: {loader}.',
    fromFile: 'Use a .mrpack file',
    fromFileHint:
      'A pack of your own, or one from another site: we read its loader and version of the game at once.',
    notPack: 'This is no modpack: a .mrpack file with modrinth.index.json in it is needed.',
    noCore: 'We have no {loader} for Minecraft {version}, which this modpack asks for.',
    afterFile:
      'The server is created and waits for the file without starting. Keep this page open until the file is there.',
    sends:
      'The modpack {name} is sent as soon as the server is ready. Keep this page open: then we show what is in it and install it.',
    lost: 'The modpack {name} never arrived, as the page was closed before. Choose the file again under “Modpack” below, before the first start.',
    missing: 'Choose a modpack',
    after:
      'The server is created at once; the modpack is downloaded to the node before its first start, which takes a few minutes.',
  },
}
