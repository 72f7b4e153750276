import type { CoreRefusal } from '@zubr/contracts/addons/addon-constants'
import type { AddonOutcomeKind } from '@zubr/domain/cores/change/addon-outcomes'
import type { OtherWorldOutcome, WorldRefusal } from '@zubr/domain/cores/change/world'
import type { Locale } from '../locales.ts'
import type { Plural, Translation } from '../translation.ts'

/**
 * Messages about changes of a server's core, version or Java, and about modpacks at creation. They
 * are loaded on demand. `{core}` is a core's name, `{version}` its version, `{build}` its build.
 */
export const en = {
  section: {
    heading: 'Server software and version',
    /** `{version}` of the game. */
    game: 'Minecraft {version}',
    change: 'Change server software or version',
    /** A newer build of the same version, and the button for it. */
    newBuild: 'A newer build of this version is available: {build}.',
    toBuild: 'Install build {build}',
    newVersion: 'A newer version is available: {version}.',
    toVersion: 'See what {version} would change',
  },
  java: {
    label: 'Java',
    usual: 'Java {java} (recommended)',
    hint: 'Change it only if the server or a mod needs a different Java. A running server restarts at once.',
    choose: 'Use Java {java}',
    chosen: 'The server now starts with Java {java}.',
  },
  choose: {
    heading: 'New server software and version',
    world: 'World',
    keep: 'Keep the world',
    keepHint: 'Players carry on where they left off.',
    fresh: 'Start a new world',
    freshHint: 'The current world is kept only in a backup.',
  },
  plan: {
    heading: 'What will change',
    reading: 'Checking what’s installed and what’s compatible…',
    /** The node does not report what is installed. */
    notRead:
      'The node didn’t say what’s installed on the server. We can’t check compatibility until it responds.',
    refusals: {
      same: 'The server already runs this build. To install it again, press “Reinstall” below.',
      node:
        'This software isn’t available on the server’s node. ' +
        'Move the server to another node or choose different software.',
      edition: 'This software is for another edition of the game, which your plan doesn’t include.',
    } satisfies Record<Exclude<CoreRefusal, 'world' | 'memory'>, string>,
    /** `{memory}` that the core needs. */
    memory: 'It needs at least {memory} of memory and won’t start on your plan.',
    tight: 'Memory will be tight: this server software runs comfortably with {memory} or more.',
    core: 'Server software',
    /** From and to. */
    version: 'Version',
    java: 'Java',
    world: {
      kept: 'The world is kept.',
      fresh: 'A new world is created. The current one is kept in a backup.',
      converted:
        'The new version converts the world when it first starts. ' +
        'This can’t be undone, except by restoring the backup.',
      byCore:
        'When it first starts, the server software arranges the folders of the Nether and the End in its own way.',
      byUs: 'We move the Nether and the End into the world’s folder, where the new server software expects them.',
      losesMods: 'Blocks and items from removed mods will disappear from the world.',
      /** Worlds beside the main one, `{names}`. */
      others: {
        goes: 'Other worlds: {names}. They’re newer than the chosen version, so they’re kept only in the backup.',
        not_loaded:
          'Other worlds: {names}. The new server software doesn’t load them; their folders are kept.',
        converted: 'Other worlds: {names}. They’re converted to the new version too, once they’re loaded.',
      } satisfies Record<Exclude<OtherWorldOutcome, 'stays'>, string>,
      refused: {
        older:
          'You can’t take a world to an older version: the game couldn’t read it or would damage it. ' +
          'Choose the current version or a newer one, or start a new world.',
        unclear:
          'We can’t tell which of the two versions is newer, so keeping the world is risky. You can start a new one.',
        other_game: 'This server software can’t read the world. You can start a new one.',
        paper_only:
          'Since 26.1, Paper stores worlds in its own way, and its developers offer no way back. ' +
          'With this software you can only start a new world.',
      } satisfies Record<WorldRefusal, string>,
      instead: 'Start a new world',
    },
    addons: 'Plugins, mods and data packs',
    noAddons: 'Nothing is installed.',
    fates: {
      comes: {
        one: '{count} will be added: an update needs it',
        other: '{count} will be added: updates need them',
      },
      fits: { one: '{count} works as it is', other: '{count} work as they are' },
      updates: { one: '{count} will be updated', other: '{count} will be updated' },
      no_version: {
        one: '{count} will be turned off: no compatible version',
        other: '{count} will be turned off: no compatible version',
      },
      other_loader: {
        one: '{count} will be turned off: it’s for another loader',
        other: '{count} will be turned off: they’re for another loader',
      },
      not_loaded: {
        one: '{count} stays in its folder but won’t load: this server software doesn’t support it',
        other: '{count} stay in their folder but won’t load: this server software doesn’t support them',
      },
      unknown: {
        one: '{count} isn’t in any catalogue: it stays as it is, so please check it yourself',
        other: '{count} aren’t in any catalogue: they stay as they are, so please check them yourself',
      },
      with_world: { one: '{count} goes with the old world', other: '{count} go with the old world' },
    } satisfies Record<AddonOutcomeKind, Plural<'en'>>,
    /** An addon changes from one version to another. */
    moves: '{from} → {to}',
    away:
      'A catalogue isn’t responding, so some files couldn’t be checked and stay untouched. ' +
      'It’s better to try again later.',
    lost: 'The new server software doesn’t have these settings: {names}.',
    steps:
      'First we make a backup. Then the server stops and gets the new software. If it’s running now, it starts again.',
    bytes: 'Download size: {size}.',
    go: 'Change',
    cancel: 'Keep it as it is',
    /** Something changed meanwhile: the plan on the page was computed again. */
    anew: 'Something on the server has changed in the meantime. Please check the list again.',
  },
  news: {
    saving: 'Making a backup before the server software changes…',
    applying: 'Changing the server software…',
    undoing: 'Undoing the change…',
    done: 'Done: {what}.',
    failed: 'The change failed.',
    undone: 'Everything is back as it was.',
    safe: 'The server software and the server’s files are unchanged.',
    suspect: 'The server hasn’t started since its software was changed.',
    undo: 'Undo this change',
    undoTitle: 'Switch back to the previous server software?',
    undoText:
      'This restores the previous software and every file from the backup made before the change. ' +
      'Anything players have done since then will only be in a new backup, which we make first.',
    cancel: 'Cancel',
    begun: 'The change has started. You can close this page.',
  },
  reinstall: {
    heading: 'Reinstall',
    text: 'This installs the latest build of the same version. You choose what else to reset. We make a backup first.',
    button: 'Reinstall',
    title: 'Reinstall “{name}”?',
    ask: 'What to reset',
    world: 'The world',
    addons: 'Plugins and mods, with their settings',
    settings: 'Server settings and the software’s settings files',
    settingsHint: 'Player lists, operators and bans are kept.',
    lists: 'Anything you don’t tick stays as it is.',
    type: 'Type the server’s name: {name}',
  },
  pack: {
    /** Label of the two ways to start. */
    label: 'What to start with',
    core: 'Server software only',
    coreHint: 'Choose the software and version now, install the rest later.',
    pack: 'A modpack',
    packHint: 'A ready-made set of mods: it sets the loader and the game version.',
    search: 'Find a modpack',
    nothing: 'Nothing found. Try different words.',
    away:
      'The modpack catalogue isn’t responding. ' +
      'You can start with server software only and install a modpack later.',
    known: 'The catalogue isn’t responding, so these results may be out of date.',
    more: 'Show more',
    take: 'Choose',
    other: 'Another modpack',
    versions: 'Modpack version',
    noVersion: 'This modpack has no version for servers.',
    /** `{loader}` and `{version}` of the game. */
    runs: '{loader} for Minecraft {version}',
    mods: { one: '{count} mod', other: '{count} mods' },
    /** Memory of the plan, and the recommended memory. */
    memory: 'We recommend at least {memory} of memory.',
    memoryShort:
      'We recommend at least {memory} of memory for this modpack, but the chosen plan has {plan}: the ' +
      'server may lag or not start.',
    memoryRule: 'We estimate 2\u00a0GB for the game plus 40\u00a0MB for each mod. Many players need more.',
    loaderRefused: 'This modpack needs a loader that we don’t offer: {loader}.',
    fromFile: 'Use a .mrpack file',
    fromFileHint:
      'Your own modpack or one from another site: we read its loader and game version right away.',
    notPack: 'This isn’t a modpack: it has to be a .mrpack file with modrinth.index.json inside.',
    /** `{loader}` and `{version}` of the game. */
    noCore: 'This modpack needs {loader} for Minecraft {version}, which we don’t offer.',
    afterFile:
      'The server is created and waits for the file before it starts. Keep this page open until the file is uploaded.',
    /** `{name}` of the file. */
    sends:
      'The modpack {name} will be uploaded as soon as the server is ready. ' +
      'Keep this page open: we’ll then show what’s in it and install it.',
    lost:
      'The modpack {name} wasn’t uploaded because the page was closed. ' +
      'Choose the file again under “Modpack” below, before the first start.',
    missing: 'Choose a modpack',
    after:
      'The server is created right away. ' +
      'Before its first start, the modpack is downloaded to the node, which takes a few minutes.',
  },
}

export type CoreMessages<L extends Locale | 'any' = 'any'> = Translation<typeof en, L>
