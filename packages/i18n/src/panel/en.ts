import type { NetworkOutcome } from '@zubr/contracts/accounts'
import type { CoreChannel } from '@zubr/contracts/cores/offers'
import type { ErrorCode } from '@zubr/contracts/errors'
import type { MoveFailure } from '@zubr/contracts/moving/moves'
import type { Balance, Quote } from '@zubr/contracts/payments/balance'
import type { ProgressStep } from '@zubr/contracts/progress'
import type { ActivityKind, OperationOutcome } from '@zubr/contracts/servers/activity'
import type { MaintenanceKind, RestartReason } from '@zubr/contracts/servers/now'
import type { ContractState, ServerAction, ServerState, StateReason } from '@zubr/contracts/servers/server'
import type { JavaArgumentReason } from '@zubr/domain/cores/java-arguments'
import type { CoreId } from '@zubr/domain/cores/kinds'
import type { Currency, PlanGroup } from '@zubr/domain/plans'
import { backups } from '../backups/en.ts'
import type { Locale } from '../locales.ts'
import { balance } from '../panel-balance/en.ts'
import { schedule } from '../panel-schedule/en.ts'
import { sftp } from '../panel-sftp/en.ts'
import { uploads } from '../panel-uploads/en.ts'
import { terms } from '../terms/en.ts'
import type { Translation } from '../translation.ts'

/**
 * The panel's messages; a comment is a note to translators. Every language needs each `{name}`.
 * Voice: short, concrete, friendly, the polite form. Buttons are one or two words.
 */
export const en = {
  sftp,
  terms,
  uploads,
  schedule,
  balance,
  frame: {
    /** Why a name of a server, a schedule or a key was refused. */
    hiddenCharacters: 'The name contains invisible characters. Please type it again.',
    /** The button below `errors.other_account`. */
    openOtherAccount: 'Open the other account',
    skipToContent: 'Skip to content',
    /** Read aloud: the main navigation. */
    menu: 'Control panel sections',
    servers: 'Servers',
    account: 'Account',
    /** The button in the frame's head, which is also read aloud. */
    create: 'Create server',
    language: 'Language',
    logOut: 'Log out',
    /** Link to the public site. */
    toSite: 'Go to website',
    help: 'Help',
    /** Read aloud: the logo leads to the list of servers. `{brand}`. */
    logo: '{brand} – go to your servers',
    /** Read aloud: the list of notifications. */
    notices: 'Notifications',
    dismiss: 'Dismiss',
    loading: 'Loading…',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Saved',
    copy: 'Copy',
    copied: 'Copied',
    /** The browser forbids copying: the text is marked instead. */
    copyFailed: 'Selected. Copy it manually',
    retry: 'Try again',
    /** The browser has no connection. */
    offline: 'You’re offline. We’ll show fresh data as soon as you’re back online.',
    /** Replaces a page or a tab whose code could not be loaded without a connection. */
    codeLost:
      'You’re offline, so this section couldn’t be loaded. It will open by itself once you’re back online.',
    /** Shown in all languages when the browser runs no scripts. */
    needsScript: 'The control panel needs JavaScript. Please turn it on in your browser settings.',
    /** New data could not be loaded; the data on the page is of `{time}`. */
    stale: 'Couldn’t refresh the data. You’re seeing it as of {time}.',
    /** Heading of a page that could not be loaded. */
    failed: 'Loading failed',
    /** After "GB" figures: `{amount}` gigabytes. */
    gigabytes: '{amount}\u00a0GB',
    megabytes: '{amount}\u00a0MB',
    /** `{used}` of `{limit}`, both with their unit. */
    of: '{used} of {limit}',
    notFoundTitle: 'Page not found!',
    notFoundText: 'The server may have been deleted, or there’s a typo in the address.',
    toServers: 'Go to your servers',
    show: 'Show',
    hide: 'Hide',
    /** Read aloud: the button that opens a menu of rare actions. */
    more: 'More actions',
  },
  /** `demo`: the action needs a real account. */
  errors: {
    network: 'Our service isn’t responding. Check your connection and try again.',
    offline: 'You’re offline. Try again once you’re back online.',
    demo: 'Not available in the demo: this account isn’t real.',
    invalid_request: 'Please check what you entered.',
    unauthorized: 'Your session has ended. Log in again.',
    forbidden: 'You don’t have permission to do this.',
    not_found: 'This server no longer exists.',
    method_not_allowed: 'This page is out of date. Reload it.',
    payload_too_large: 'That’s too much data at once. Shorten it and try again.',
    unsupported_media_type: 'This page is out of date. Reload it.',
    conflict: 'This is already in progress. Reload the page.',
    other_account: 'This browser is now logged in to another account. Nothing was done.',
    rate_limited: 'Too many requests. Wait a minute and try again.',
    unavailable: 'The service is briefly unavailable. Try again in a minute.',
    internal:
      'Something broke on our side. Try again in a few minutes; if that doesn’t help, contact support.',
    insufficient_balance: 'There isn’t enough money in your balance.',
    currency_not_chosen: 'Choose the currency of your balance first.',
    currency_fixed: 'The currency can’t be changed any more: your balance already has transactions.',
    refund_refused:
      'That’s no longer possible: your balance or the request has changed. Check it and try again.',
    payment_refused: 'You can’t pay like this right now. Choose another amount or payment method.',
    acceptance_act_refused:
      'This statement can’t be created: the month isn’t over yet, or your company details are missing.',
    plan_refused: 'This plan isn’t available right now. Choose another one.',
    promo_refused: 'This promo code doesn’t work. Check it or remove it.',
    subdomain_refused: 'This subdomain isn’t available. Choose another one.',
    node_full: 'This node is full. Choose another one.',
    node_unavailable: 'The node isn’t responding. Choose another one or wait.',
    core_refused: 'This node doesn’t have that server software. Choose different software.',
    core_not_there: 'This node can’t run this server’s software. Choose another node.',
    plan_too_small:
      'This plan has too little RAM for that software. Choose different software or a larger plan.',
    eula_required: 'Accept the Minecraft End User License Agreement (EULA) first.',
    server_not_active: 'The server is suspended or blocked.',
    backups_locked: 'All backup slots are taken by locked backups. Unlock one of them.',
    no_backups: 'This server’s node isn’t making backups right now. Contact support.',
    backup_elsewhere: 'This backup is on the previous node. To restore it, contact support.',
    too_many_schedules: 'The server already has 20 schedules and can’t have more.',
    schedule_runs: 'The last run of this schedule hasn’t finished yet.',
    too_many_names:
      'This server or your account can’t keep any more former names: wait until the oldest one expires.',
    too_many_domains: 'This server can’t have any more domains.',
    domain_refused: 'This domain can’t be added: it has already been added, or it’s one of ours.',
    too_many_ports: 'The server already has 5 extra ports and can’t have more.',
    no_free_ports: 'This node has no free ports left.',
  } satisfies Record<ErrorCode | 'network' | 'offline' | 'demo', string>,
  states: {
    creating: 'Creating',
    starting: 'Starting',
    running: 'Running',
    stopping: 'Stopping',
    stopped: 'Stopped',
    crashed: 'Crashed',
    failed: 'Failed',
    absent: 'Deleting',
  } satisfies Record<ServerState, string>,
  /** What a state means for the player, in one sentence. */
  stateNotes: {
    creating: 'Installing the server software and preparing the server’s folder.',
    starting: 'The world is loading: just a few more seconds.',
    running: 'Ready to join.',
    stopping: 'Saving the world and shutting down.',
    stopped: 'The server is off and the world is saved.',
    crashed: 'The server shut down on its own. We’ll start it again shortly.',
    failed: 'The server won’t start again on its own. Check the console and start it yourself.',
    absent: 'Deleting the server’s files.',
  } satisfies Record<ServerState, string>,
  /**
   * Replaces the note of a server or proxy that stopped because it was empty. `{time}` is such as
   * “15 minutes”.
   */
  stoppedEmpty: 'The server stopped by itself: nobody was on it for {time}.',
  /** Replaces the notes for a server without a world. */
  proxyNotes: {
    starting: 'The proxy is starting: just a few more seconds.',
    stopping: 'Shutting the proxy down.',
    stopped: 'The proxy is off and its settings are saved.',
  },
  reasons: {
    crash:
      'The server shut down unexpectedly. We’ll start it again shortly; the console usually shows the cause.',
    crash_loop:
      'The server crashed several times in a row, so we stopped it. ' +
      'Check the last lines of the console, then start it again.',
    out_of_memory:
      'The server used up all the memory of its plan. ' +
      'Lower the view distance in the settings and start it again. ' +
      'If it still isn’t enough, change to a larger plan: “Overview”, “Change plan”. ' +
      'The world and the address stay the same.',
    disk_full:
      'The disk is full, so the server was stopped. ' +
      'Delete files you don’t need in “Files” and empty the bin, or change to a larger plan: ' +
      '“Overview”, “Change plan”. Then start the server again.',
    too_many_processes: 'The server started too many processes, so it was stopped.',
    core_unavailable:
      'The server software couldn’t be downloaded, or its file failed our check. ' +
      'We keep trying: the server will start as soon as we succeed.',
    port_taken:
      'The server’s port is taken. We’ll try again automatically; if the server is stopped, start it again.',
    start_timeout:
      'The server didn’t start in time. ' +
      'We try several times; if it still isn’t up, check the console and start it yourself.',
    wrong_java:
      'The server needs a different Java version. Choose it in the settings and start the server again.',
    eula: 'The server won’t start until you accept the Minecraft End User License Agreement (EULA).',
    broken_world:
      'The world couldn’t be read: its files are damaged, or it was made in a newer version of the ' +
      'game. The last lines of the console show what’s wrong.',
    missing_library:
      'The server can’t start because a library or mod is missing. The last lines of the console say which one.',
    no_sandbox:
      'This node has no verified sandbox, and without one we don’t run other people’s code. ' +
      'Contact support: only we can fix this.',
    internal:
      'Something went wrong on our node. ' +
      'We’ll keep trying; if the server isn’t running in a few minutes, contact support.',
  } satisfies Record<StateReason, string>,
  contracts: {
    suspended: 'Suspended',
    archived: 'Archived',
    blocked: 'Blocked',
    deleted: 'Deleted',
  } satisfies Record<Exclude<ContractState, 'active'>, string>,
  /** Replaces the state when the node has not reported for half a minute. */
  nodeSilent: {
    text: 'Node not responding',
    note:
      'We’ve lost contact with the node, so we can’t tell what the server is doing: it may still be ' +
      'running. Your commands will run once the node is back.',
  },
  /** While a task locks the server's files. `files` replaces the page of files. */
  maintenance: {
    restore: {
      state: 'Restoring a backup',
      text:
        'A backup is being restored. Until that’s done, the server is off and its files, plugins, ' +
        'players and settings are unavailable. ' +
        'Everything comes back by itself afterwards.',
      files: 'A backup is being restored. This page comes back by itself when the restore has finished.',
    },
    move: {
      state: 'Moving to another node',
      text:
        'The server is being moved to another node. ' +
        'Until that’s done, it’s off and its files, plugins, players and settings are unavailable. ' +
        'Everything comes back by itself afterwards.',
      files:
        'The server is being moved to another node. This page comes back by itself when the move has finished.',
    },
  } satisfies Record<MaintenanceKind, { state: string; text: string; files: string }>,
  pendingRestart: {
    /** A mark beside a server's state in the list. */
    mark: 'Restart needed',
    /** `{what}`: some of `reasons`, in the nominative, with commas between them. */
    text: 'The server is still running with the old values. Waiting for a restart: {what}.',
    reasons: {
      memory: 'plan memory',
      cpu: 'plan CPU cores',
      java: 'Java arguments',
      settings: 'settings',
      addons: 'plugins, mods and data packs',
      ports: 'ports',
    } satisfies Record<RestartReason, string>,
    /** How much memory is used of the limit in effect, and the limit after a restart. */
    memory: '{used} of {limit}, {next} after a restart',
  },
  /** The server software could not be downloaded, or failed its check. */
  downloadFailed: {
    /** Instead of a state. */
    state: 'Download failed',
    /** `{time}` is a time of day. */
    retryAt: 'Next attempt at {time}.',
    retryNow: 'Trying again now.',
    tryNow: 'Try now',
    otherVersion: 'Choose another version',
    toVersion: 'Switch to {version}',
  },
  list: {
    heading: 'Servers',
    count: { one: '{count} server', other: '{count} servers' },
    /** Label of the choice between the two below. */
    view: 'List view',
    cards: 'Cards',
    table: 'Table',
    /** Above a long list: the label of the search field, and what it searches. */
    search: 'Search',
    searchHint: 'Name, subdomain or node',
    /** Filters by state in addition to `states`. `attention`: broken, blocked, or near its end. */
    anyState: 'Any',
    changing: 'Starting or stopping',
    attention: 'Needs attention',
    /** Label of a choice among headings of this list. */
    order: 'Sort by',
    /** Nothing was found, and the button that shows all. */
    nothing: 'No such servers',
    showAll: 'Show all',
    name: 'Name',
    state: 'State',
    address: 'Address',
    plan: 'Plan',
    node: 'Node',
    paidUntil: 'Paid until',
    /** Instead of a date, on the free plan. */
    noEnd: 'no end date',
    /** Next to the date, after the first mail about the end. */
    endsSoon: { one: 'Ends soon: {count} day left', other: 'Ends soon: {count} days left' },
    players: { one: '{count} player', other: '{count} players' },
    /** Read aloud: leads to the server `{name}`. */
    open: 'Open server {name}',
    /** When there are no servers yet: heading, text and button. */
    emptyTitle: 'Your server will appear here',
    emptyText: 'Choose a plan and a name, and we’ll do the rest. The free plan runs day and night too.',
    emptyButton: 'Create your first server',
    noAddress: 'available once it starts',
  },
  actions: { start: 'Start', stop: 'Stop', restart: 'Restart', kill: 'Kill' } satisfies Record<
    ServerAction,
    string
  >,
  /** Shown when the API accepted the action. */
  actionTaken: {
    start: 'Starting the server',
    stop: 'Stopping the server',
    restart: 'Restarting the server',
    kill: 'Killing the server process',
  } satisfies Record<ServerAction, string>,
  confirm: {
    stop: {
      title: 'Stop “{name}”?',
      text: 'The world will be saved and players disconnected. You can start the server again at any time.',
    },
    restart: {
      title: 'Restart “{name}”?',
      text: 'The world will be saved and players disconnected for a few seconds.',
    },
    kill: {
      title: 'Kill the process of “{name}”?',
      text:
        'The process ends without saving, so the last few minutes of the world may be lost. ' +
        'Only do this if an ordinary stop doesn’t help.',
    },
  },
  create: {
    heading: 'New server',
    lead: 'Your server is usually ready within seconds. A modpack takes a few minutes.',
    plan: 'Plan',
    groups: { java: 'Java', bedrock: 'Bedrock', proxy: 'Proxy', ultra: 'Java Ultra' } satisfies Record<
      PlanGroup,
      string
    >,
    memory: 'RAM',
    disk: 'Disk',
    cores: 'Cores',
    perMonth: 'a month',
    recommended: 'Recommended',
    /** On a dimmed card: no node has a core for it yet. */
    noCore: 'Soon: no server software for it yet',
    /** Below plans that are not on sale yet: the site's `plans.tellMe`. */
    tellMe: 'Tell me when it’s here',
    /** The site's `plans.freePromise` and `plans.paidPromise`, on the same plans. */
    freePromise: 'No data or uptime guarantee',
    paidPromise: 'Your data protected, downtime credited',
    /** The site's `plans.freeMemory`, below the same plans. */
    freeMemory:
      'Why does the free plan have {free} of RAM and “{plan}” only {paid}? ' +
      'The free plan is for trying things out: one per account, one backup, no guarantees and no ' +
      'compensation. “{plan}” keeps {backups}, and we take responsibility for your data and for ' +
      'downtime.',
    freeMemoryBackups: { one: '{count} backup', other: '{count} backups' },
    /** On the dimmed free card: the account has one already. */
    freeTaken: 'You already have your free server',
    name: 'Name',
    nameHint: 'Only you see it. Up to 40 characters.',
    namePlaceholder: 'My server',
    subdomain: 'Subdomain',
    /**
     * The domain follows the field, for instance “.zubr.example”. Servers for Bedrock are not
     * joined by name.
     */
    subdomainHint:
      'This will be the server’s address: players use it to join. 3 to 32 characters: a–z, digits and hyphens.',
    subdomainHintBedrock:
      'In Bedrock, players join with the node’s address and a port; this name stays reserved for the ' +
      'server. 3 to 32 characters: a–z, digits and hyphens.',
    subdomainFree: 'Available',
    subdomainChecking: 'Checking…',
    subdomainShape: '3 to 32 characters: a–z, digits and hyphens, but no hyphen at either end',
    subdomainRefused: {
      taken: 'This name is taken: choose another',
      reserved: 'This name is reserved: choose another',
      not_allowed: 'This name can’t be used: choose another',
    },
    core: 'Server software and version',
    /** Mark of a core that is not ready for serious worlds. */
    experimental: 'experimental',
    experimentalNote:
      'This software is young: fine for trying things out and playing with friends, but some game ' +
      'mechanics don’t work in it yet.',
    /** What each core is for, in half a line, below the name of its makers. */
    coreLines: {
      paper: 'Plugins and the best performance: right for most servers',
      purpur: 'Paper with even more settings',
      vanilla: 'The game as Mojang makes it, without plugins or mods',
      fabric: 'Mods: a light loader that is quick to support new versions',
      neoforge: 'Mods: big modpacks for recent versions of the game',
      forge: 'Mods: modpacks for older versions, and mods that need Forge',
      velocity: 'A proxy: joins several servers into one network',
      'bedrock-dedicated': 'Mojang’s server for phones, consoles and Windows',
      pocketmine: 'Plugins for Bedrock; many mobs and game mechanics are missing',
      serenityjs: 'Bedrock with JavaScript plugins, still in development',
      'flying-squid': 'A simple server in JavaScript, for a quick try',
    } satisfies Record<CoreId, string>,
    /** Why a kind of core can't be chosen. */
    coreRefused: {
      unlisted: 'Its list of versions isn’t available yet',
      nowhere: 'No node runs it yet',
      full: 'The nodes that run it are full',
    },
    /** The core needs `{memory}`, such as "1 GB", and the plan has less. */
    coreTooBig: 'Needs {memory} of RAM or more: it won’t start on this plan',
    /**
     * Below the line of a core: servers were ready within `{seconds}`, such as "9 s", on this
     * installation.
     */
    coreReady: 'Usually ready in {seconds} (measured here)',
    /** The core starts with the plan's memory `{plan}`, but needs `{memory}` to be useful. */
    coreTight:
      '{core} starts with {plan} of RAM, but that’s only enough for a small world and a few players. ' +
      '{memory} or more is comfortable.',
    /** Explains which core replaces one that is not offered. */
    spigotNote: 'Looking for Spigot or Bukkit? Choose Paper: it runs the same plugins, faster.',
    bungeeNote:
      'Instead of BungeeCord or Waterfall, choose Velocity: Waterfall is no longer developed, and ' +
      'Velocity is faster and better at keeping people from joining under someone else’s name. ' +
      'BungeeCord plugins need a Velocity version.',
    /** The API could not read any list of versions. */
    catalogueEmpty:
      'The lists of versions haven’t been downloaded yet, so you can only choose what the nodes already have.',
    version: 'Version',
    otherVersion: 'Other version',
    /** Heading of the list of versions of `{core}`. */
    versionTitle: '{core}: choose a version',
    versionSearch: 'Find a version',
    /** The switch above the list, and a button when there is no stable version. */
    versionAll: 'Show unstable and old versions',
    versionNone: 'There’s no such version.',
    versionUnstable: 'Show unstable and old versions: {count}',
    versionMore: 'These are the first {count}. Type part of the number to find the others.',
    build: 'build {build}',
    /**
     * Marks of versions that their makers do not call stable. `snapshot` and `old` are the game's
     * own.
     */
    channels: { beta: 'beta', alpha: 'alpha', snapshot: 'snapshot', old: 'old' } satisfies Record<
      Exclude<CoreChannel, 'stable'>,
      string
    >,
    channelNote:
      'This version isn’t marked stable and may damage a world. For a world that matters to you, choose a stable one.',
    eula: 'I accept the Minecraft End User License Agreement (EULA)',
    eulaRead: 'Read the agreement',
    eulaMissing: 'Without your consent, Mojang doesn’t allow us to run this server',
    /** On a node of the list that does not run the chosen core. */
    lacksCore: '{core} isn’t available here',
    /** `{version}` of the game. */
    gameVersion: 'for Minecraft {version}',
    node: 'Node',
    nodeHint: 'The lower the ping, the snappier the game.',
    noNodes: 'There are no nodes right now. Please check back a little later.',
    /** Every node is full or offline: the server cannot be created now. */
    noRoom:
      'No node can take this server right now: they’re full or not responding. ' +
      'Choose a smaller plan or check back a little later.',
    /** The chosen node cannot take the server; another can. */
    otherNode: 'The node you chose can’t take this server right now. Choose another one or wait a little.',
    capacity: { available: 'Has room', full: 'Full', unknown: 'No data' },
    /** The visitor's ping in milliseconds, `{ms}`. */
    ping: '{ms} ms',
    pinging: 'measuring…',
    notMeasured: 'not measured',
    promo: 'Promo code',
    promoApply: 'Apply',
    promoOff: 'Remove',
    promoRefused: {
      unknown: 'There’s no such promo code',
      expired: 'This promo code has expired',
      used_up: 'This promo code has been used up',
      used_by_you: 'You’ve already used this promo code',
      not_for_free: 'The free plan doesn’t need a discount',
    } satisfies Record<NonNullable<Quote['promoRefused']>, string>,
    refused: {
      free_taken: 'Each account gets one free server, and you already have yours.',
      unconfirmed: 'Confirm your email address to get the free server.',
      other_currency: 'This plan isn’t sold in the currency of your balance.',
    } satisfies Record<NonNullable<Quote['refused']>, string>,
    summary: 'Order summary',
    price: 'Price per month',
    promoLine: 'Promo code {code}, −{percent}',
    total: 'Total',
    balance: 'Balance',
    /** How much stays on the balance after buying. */
    left: 'Left afterwards',
    missing: 'Short by',
    /** How to top up while there is no online payment. */
    topUp: 'For now, you can top up your balance through support. Everything you’ve entered is kept.',
    /** Link to the page with the contacts of support; follows `topUp`. */
    toSupport: 'Contact support',
    free: 'Free',
    currencyTitle: 'Which currency should your balance be in?',
    currencyText: 'One currency for the whole account. You can change it until your first transaction.',
    currencyNames: { BYN: 'Belarusian roubles', RUB: 'Russian roubles' } satisfies Record<Currency, string>,
    submit: 'Create for free',
    /** On the paid plan; `{price}`. */
    submitPaid: 'Create for {price}',
    submitting: 'Creating…',
    /**
     * The button was pressed with an unapplied promo code: the code was applied, and nothing was
     * bought.
     */
    recounted:
      'The total has changed, and nothing has been charged yet. Check it and press the button again.',
    fault: 'Check the marked fields.',
    missingName: 'Give the server a name',
    /** Link beside the refusal "unconfirmed". */
    toAccount: 'Go to your account',
  },
  server: {
    tabs: 'Server sections',
    overview: 'Overview',
    console: 'Console',
    files: 'Files',
    /** The tab of addons, named by what the core supports. */
    addons: { plugin: 'Plugins', mod: 'Mods', datapack: 'Data packs' },
    backups: 'Backups',
    settings: 'Settings',
    address: 'Address to join',
    addressHint: 'Paste it in the game: “Multiplayer” → “Direct Connection”.',
    noAddress: 'Appears when the server starts',
    /** Steps before the server runs; a percentage may follow. */
    progress: {
      fetch_java: 'Downloading Java',
      fetch_core: 'Downloading the server software',
      prepare_core: 'Preparing the server software',
      wait_turn: 'Waiting for its turn to start',
      start: 'Starting',
    } satisfies Record<ProgressStep, string>,
    progressOnce: 'This is only done once for each build on a node. Later starts are faster.',
    progressTurn:
      'The node starts its servers one after another, so that nothing lags for those already playing.',
    /** The server runs but does not answer pings. The number counts up. */
    silentSeconds: { one: 'Not responding for {count} second', other: 'Not responding for {count} seconds' },
    silentMinutes: { one: 'Not responding for {count} minute', other: 'Not responding for {count} minutes' },
    silentNote:
      'The process is running but doesn’t respond to the game: nobody can join right now. ' +
      'If it doesn’t recover, restart the server.',
    /** While the server stops: countdown to the kill. */
    killIn: {
      one: 'Saving the world. If it takes longer than {count} second, we’ll kill the process.',
      other: 'Saving the world. If it takes longer than {count} seconds, we’ll kill the process.',
    },
    killNow: 'Time is up: killing the process.',
    /** Heading above names of players. The list of the game may be incomplete. */
    playing: 'Playing now',
    playingHint: 'Reported by the game; may be incomplete.',
    playingMore: 'and {count} more',
    build: 'Build',
    /**
     * How Bedrock players enter the address, and the two fields, in the game's own words if it has
     * this language.
     */
    bedrockHint:
      'In the game: “Play” → “Servers” → “Add Server”. The address and port go into separate fields.',
    bedrockAddress: 'Server address',
    bedrockPort: 'Port',
    cpu: 'CPU',
    memory: 'RAM',
    disk: 'Disk',
    players: 'Players',
    noStats: 'no data',
    load: 'Load',
    hour: 'Hour',
    day: 'Day',
    period: 'Period',
    /** Text beside the chart: `{what}`, `{now}`, `{low}`, `{high}`. */
    chart: '{what}: now {now}, lowest {low}, highest {high}',
    noPoints: 'No data for this period',
    paidUntil: 'Paid until {date}',
    daysLeft: { one: '{count} day left', other: '{count} days left' },
    /** Above the tabs, after the first mail about the end. */
    endsSoon: 'The paid period ends on {date}, and the server stops then. Renew it in good time.',
    freePlan: 'Free plan, no end date',
    extend: 'Renew',
    extendTitle: 'Renew the server?',
    /** `{price}` and the balance `{balance}`. */
    extendText: '{price} will be taken from your balance, which is {balance} now.',
    /** `{date}` until which the server is then paid. No full stop if the date ends with one. */
    extendUntil: 'The server will be paid until {date}.',
    extended: 'The server has been renewed',
    suspended:
      'The paid period is over, so the server is suspended. ' +
      'On {date} it will be deleted; for 14 days after that, support can restore it from the last ' +
      'backup. Renew it to start it again.',
    /** A free server that nobody used for long. */
    archive: {
      text:
        'Nobody has used this server for a long time, so it was archived. ' +
        'The world and settings are in a backup, and the name is still yours.',
      /** The last backup is not ready yet: the button cancels the archiving. */
      saving:
        'The server is being archived: its last backup is being made. ' +
        'If you need the server, don’t wait: press “Restore the server”.',
      /** Button. */
      restore: 'Restore the server',
      /** The owner restores the server while its old files are still being deleted. */
      clearing:
        'The old files are still being deleted from the node. The restore will start automatically in a few minutes.',
      /** No node has capacity. */
      waiting:
        'No node has room right now. The server is in the queue: we’ll restore it as soon as there is ' +
        'room and send you an email.',
      restoring: 'The server is being restored from the archive: its files are being copied to a node.',
      failed: 'The restore failed. The backup is intact, so try again.',
      /** Confirmation after the button. */
      begun: 'The server is being restored.',
    },
    blocked: 'The server is blocked for breaking the rules. If you have questions, contact support.',
    /** Below `blocked`: the reason, as the operator wrote it. */
    blockReason: 'Reason: {reason}',
    deleted: 'The server and its data have been deleted.',
    core: 'Server software',
    node: 'Node',
    subdomain: 'Subdomain',
    created: 'Created',
    activity: 'Activity',
    noActivity: 'Nothing has happened yet',
    who: { operator: 'our team', service: 'automatic', schedule: 'schedule' },
    kinds: {
      created: 'Server created',
      start: 'Start',
      stop: 'Stop',
      restart: 'Restart',
      kill: 'Process killed',
      renamed: 'Renamed',
      settings_changed: 'Settings changed',
      eula_accepted: 'EULA accepted',
      plan_changed: 'Plan changed',
      schedule_created: 'Schedule created',
      schedule_changed: 'Schedule changed',
      schedule_deleted: 'Schedule deleted',
      port_added: 'Port added',
      port_removed: 'Port removed',
      port_changed: 'Extra port’s number changed',
      backends_changed: 'Servers behind the proxy changed',
      put_behind: 'Put behind a proxy',
      taken_out: 'Removed from the proxy',
      subdomain_changed: 'Subdomain changed',
      domain_added: 'Domain added',
      domain_removed: 'Domain removed',
      domain_confirmed: 'Domain confirmed',
      domain_lost: 'Domain lost: its record has been gone for over a week',
      joining_changed: '“Start by joining” changed',
      started_by_joining: 'Started by a player joining',
      empty_stop_on: '“Stop when empty” turned on',
      empty_stop_off: '“Stop when empty” turned off',
      stopped_empty: 'Stopped: nobody was on',
      move: 'Move to another node started',
      moved: 'Moved to another node',
      not_moved: 'Not moved: the server stayed on its node',
      extended: 'Renewed',
      auto_extend_on: 'Auto-renewal turned on',
      auto_extend_off: 'Auto-renewal turned off',
      restored: 'Restored after payment',
      archived: 'Archived: nobody used the server for a long time',
      unarchived: 'Restored from the archive',
      suspended: 'Suspended: the paid period is over',
      blocked: 'Blocked',
      unblocked: 'Unblocked',
      deleted: 'Deleted',
      data_deleted: 'Data erased',
      backup: 'Backup',
      backup_deleted: 'Backup deleted',
      backup_failed: 'Backup failed',
      restore: 'Started restoring a backup',
      restored_backup: 'Backup restored',
      restore_failed: 'Restoring a backup failed',
      restore_cancelled: 'Restoring a backup was cancelled',
      addons_change: 'Started changing plugins or mods',
      core_change: 'Started changing the server software or version',
      pack_install: 'Started installing a modpack',
      reinstall: 'Started reinstalling',
      changed: 'Change finished',
      change_failed: 'Change failed; everything is as it was',
      change_cancelled: 'Change cancelled',
      change_undo: 'Started undoing a change',
      change_undone: 'Change undone',
      undo_failed: 'Undoing a change failed',
      crashed: 'Crashed',
      failed: 'Failed to start',
      stopped: 'Stopped by the node',
      files: 'Files changed',
    } satisfies Record<ActivityKind, string>,
    /** The agent's `{reason}` after an entry of the activity. */
    because: '{what}. {reason}',
    /** How an action `{what}` ended, if it did not succeed. */
    outcomes: {
      failed: '{what}: failed',
      superseded: '{what}: replaced by a newer action',
    } satisfies Record<Exclude<OperationOutcome, 'done'>, string>,
  },
  backups,
  console: {
    /** Read aloud: name of the console output. */
    label: 'Console output',
    input: 'Command to the server',
    placeholder: 'A command, such as list',
    send: 'Send',
    connecting: 'Connecting…',
    connected: 'Connected',
    /** The connection dropped and is being restored. */
    reconnecting: 'Connection lost, reconnecting…',
    /** State of the console: the browser has no network. */
    offline: 'You’re offline',
    /** Enter was pressed without a connection: the command was not sent and stays in the input. */
    notSent: 'There’s no connection to the server. The command wasn’t sent; it’s still in the input.',
    /** The command has no answer yet. `{command}` is the input, also in the next messages. */
    sending: 'Sending “{command}”…',
    /** The connection broke before the answer; the panel queries the result after it reconnects. */
    lost:
      'The connection was lost while “{command}” was being sent. ' +
      'We’ll find out whether it ran as soon as you’re back online.',
    /** The result is not known. */
    unknown: 'The node restarted, so we don’t know whether “{command}” ran. Check the console lines.',
    /**
     * The command was not run; the reason follows as a sentence: `late`, `notRunning`, `tooMany` or
     * `noRight`.
     */
    notDone: 'The command “{command}” was not run.',
    late: 'The connection was lost, and it didn’t reach the server.',
    /** Button: sends the same command once more. */
    sendAgain: 'Send again',
    notRunning: 'The server isn’t running.',
    ipBan:
      'The server sees the same address for every player. ' +
      'An IP ban would lock everyone out, so ban the player by name.',
    tooMany: 'Too fast. Wait a few seconds and try again.',
    noRight: 'You don’t have permission to send commands.',
    /** State of the console: the node does not answer, or refuses the console. */
    unreachable: 'Can’t reach this server’s node.',
    blocked: 'The console of a blocked server is closed.',
    empty: 'No lines yet. They’ll appear once the server starts.',
    newLines: { one: '{count} new line', other: '{count} new lines' },
    /** Read aloud and shown before a line. */
    warning: 'Warning',
    error: 'Error',
    /** Lines that the node has already deleted. */
    gap: 'Earlier lines have already been deleted from the node.',
    search: 'Search',
    searchLabel: 'Search the whole console',
    found: { one: '{count} line found', other: '{count} lines found' },
    moreFound: 'Showing the latest 200.',
    nothingFound: 'Nothing found',
    clearSearch: 'Close search',
    download: 'Download',
    downloadFailed: 'Couldn’t download the console. Please try again.',
    aloud: 'Read lines aloud',
    aloudHint: 'For screen readers',
    /** Read aloud when lines come faster than they can be read. */
    burst: { one: '{count} line arrived', other: '{count} lines arrived' },
  },
  move: {
    heading: 'Move to another node',
    text:
      'The server stops, its world is saved, and all files are copied to the other node and compared. ' +
      'Then it starts there. Players can’t join in the meantime. ' +
      'The server’s name stays, but the node’s address and the port change.',
    node: 'New node',
    button: 'Move',
    title: 'Move “{name}” to {node}?',
    /** In the question before the move. */
    confirm:
      'The server stops now, and players are disconnected. ' +
      'On {node} it gets a new address and port: tell anyone who joins with them. ' +
      'The bigger the world, the longer it takes.',
    none: 'No other node has room for this server right now.',
    stopping: 'The server is stopping and saving its world…',
    /** With a percentage where it is known. */
    copying: 'Files are being copied to {node}…',
    settling: 'The server is now on {node} and is getting ready there.',
    done: 'The server has moved to {node}. Its name is unchanged; only the node’s address and the port are new.',
    failed: 'The server couldn’t be moved to {node}.',
    /** State of the server that was not moved. */
    stayed: 'It stayed where it was, with all its files.',
    /**
     * Why the move failed, and what to do; also in the activity. There is no message for a deleted
     * server.
     */
    failures: {
      source_away:
        'The current node stopped responding, or the server took too long to stop. Try again later.',
      target_away: 'The other node stopped responding. Choose a different one or try again later.',
      no_space: 'The other node’s disk ran out of space. Choose a different one or try again later.',
      too_large:
        'The server’s files are bigger than the plan’s disk, or there are too many files or nested ' +
        'folders. Contact support.',
      unreadable: 'Some of the server’s files couldn’t be read. Contact support.',
      not_the_same: 'The copy didn’t match the server’s files. Try again.',
      in_the_way: 'The other node still has an old copy of this server. Contact support.',
      called_off: 'Support cancelled the move.',
    } satisfies Record<Exclude<MoveFailure, 'deleted'>, string>,
  },
  settings: {
    general: 'General',
    name: 'Name',
    core: 'Game settings',
    /** Settings take effect at the next start. */
    restartNote: 'These settings apply from the next start.',
    /** Next to the save button; the input is kept until the browser tab is closed. */
    unsaved: 'Your changes aren’t saved. They’ll wait here as long as this browser tab is open.',
    discard: 'Discard changes',
    restartNow: 'Restart now',
    /** Above the Java settings: the share of the plan's memory for the heap. */
    heap:
      'Of the plan’s {plan}, Java’s heap gets {heap}: the world, players and plugins. ' +
      'Java itself, threads and the network need the rest; without it, the server would run out of ' +
      'memory and crash.',
    /** The same for a proxy. */
    heapProxy:
      'Of the plan’s {plan}, Java’s heap gets {heap}: players’ connections and plugins. ' +
      'Java itself, threads and the network need the rest; without it, the proxy would run out of ' +
      'memory and crash.',
    /** Headings of the parts of the form. */
    groups: {
      joining: 'Joining',
      game: 'Game',
      world: 'World',
      network: 'Proxy and the servers behind it',
      java: 'Java',
      other: 'Everything else',
    },
    /**
     * Every field of packages/domain/src/cores/fields.ts, by its key; `panel.test.ts` names one
     * that is missing.
     */
    fields: {
      motd: { label: 'Message in the server list', hint: 'The line below the server’s name in the game' },
      maxPlayers: {
        label: 'Maximum players',
        hint: 'How many can be on the server at once. The plan doesn’t limit slots',
      },
      gameMode: { label: 'Game mode', hint: 'For new players' },
      difficulty: { label: 'Difficulty', hint: 'How dangerous mobs are' },
      hardcore: { label: 'Hardcore', hint: 'One life: after dying, players can only spectate' },
      onlineMode: {
        label: 'Check game accounts',
        hint: 'Only players who own the game get in. Without the check, anyone can join under any name',
      },
      whitelist: {
        label: 'Whitelist',
        hint: 'Only players on the list can join. Add them on the “Players” tab',
      },
      pvp: { label: 'PvP', hint: 'Players can hurt each other' },
      allowFlight: {
        label: 'Allow flight',
        hint: 'If off, the server kicks players it thinks are flying. Some mods need it on',
      },
      allowCheats: { label: 'Allow cheats', hint: 'Commands such as /give and /tp for operators' },
      commandBlocks: { label: 'Command blocks', hint: 'Blocks that run commands by themselves' },
      viewDistance: { label: 'View distance', hint: 'In chunks. Lower is easier on the server' },
      simulationDistance: {
        label: 'Simulation distance',
        hint: 'In chunks: where mobs move and crops grow. Lower is easier on the server',
      },
      spawnProtection: {
        label: 'Spawn protection',
        hint: 'Radius in blocks where only operators can build. 0: no protection',
      },
      levelType: { label: 'World type', hint: 'Only matters when the world is created' },
      world: { label: 'World type', hint: 'Only matters when the world is created' },
      seed: { label: 'Seed', hint: 'Leave empty for a random one. Only matters when the world is created' },
      servers: {
        label: 'Servers behind the proxy',
        hint: 'Players join the first one that’s running. If it stops, they move to the next one in the list',
      },
      forwarding: {
        label: 'Player info forwarding',
        hint:
          'How the servers behind the proxy learn a player’s real name and UUID. ' +
          'Only Modern is safe: with the others, anyone who knows such a server’s own address can join ' +
          'it under any name',
      },
      forwardingSecret: {
        label: 'Forwarding secret',
        hint:
          'From the settings of your Velocity proxy. ' +
          'With it, players can only join through that proxy, which checks their accounts. ' +
          'For Minecraft 1.13 or newer. Fabric, NeoForge and Forge need a mod for it. ' +
          'Empty: no proxy',
      },
      collector: { label: 'Garbage collector', hint: 'How Java frees memory' },
      javaArguments: {
        label: 'Java arguments',
        hint: 'Added to ours. Memory depends on the plan and can’t be changed here',
      },
      timeZone: {
        label: 'Time zone',
        hint: 'For the log, and for plugins that use the time. Changes at the next start',
      },
    },
    /** Hints of fields with another meaning in one core. */
    coreHints: {
      velocity: {
        maxPlayers:
          'The number shown in the server list. The real limit is set by the servers behind the proxy',
        onlineMode:
          'The proxy checks accounts for all the servers behind it. Without the check, anyone can join under any name',
        forwardingSecret:
          'The proxy shares it with the servers behind it. ' +
          'Keep it to yourself: anyone who knows it can join them under any name',
      },
      'bedrock-dedicated': {
        whitelist:
          'Only players on the list can join. Add them in the console: allowlist add and the player’s name',
      },
      'flying-squid': {
        maxPlayers: 'The number shown in the server list. Slots aren’t limited',
        onlineMode: 'Not tested with this software yet. Without the check, anyone can join under any name',
      },
    },
    /** What a choice offers, by the key of its field. */
    options: {
      gameMode: {
        survival: 'Survival',
        creative: 'Creative',
        adventure: 'Adventure',
        spectator: 'Spectator',
      },
      difficulty: { peaceful: 'Peaceful', easy: 'Easy', normal: 'Normal', hard: 'Hard' },
      levelType: {
        normal: 'Default',
        flat: 'Superflat',
        large_biomes: 'Large Biomes',
        amplified: 'Amplified',
      },
      timeZone: { node: 'Same as the node' },
      world: { hills: 'Hills', flat: 'Flat' },
      collector: { auto: 'Choose automatically', g1: 'G1', zgc: 'Generational ZGC' },
      forwarding: { none: 'Off', modern: 'Modern (Velocity)', legacy: 'Legacy (BungeeCord)' },
    },
    /**
     * The servers behind a proxy. `{name}` is the name on the proxy in up, down and remove, and the
     * server's own name in joinTitle and joinedNow.
     */
    backends: {
      none: 'No servers yet: players have nowhere to go.',
      add: 'Add a server',
      choose: 'Choose a server',
      another: 'Another one, by address',
      address: 'Address',
      addressFault: 'An address with a port, such as play.example.com:25565',
      name: 'Name on the proxy',
      nameFault: 'Letters a–z, digits, - and _; each name only once',
      full: 'The list can’t hold another server',
      addButton: 'Add',
      up: 'Move {name} up',
      down: 'Move {name} down',
      remove: 'Remove {name}',
      /** State of a server behind the proxy, below its name. */
      joined: 'Lets players in through this proxy',
      apart: 'Not connected to this proxy yet: it rejects the proxy’s players',
      unable:
        'Doesn’t work behind a proxy. Paper and Purpur do from 1.13; with a mod, so do Fabric and, ' +
        'from 1.20.2, NeoForge and Forge',
      elsewhere: 'Enter the secret from below in its settings yourself',
      gone: 'This server no longer exists',
      /** Button that copies the proxy's secret to the server, question, and confirmation. */
      join: 'Connect',
      joinTitle: 'Connect “{name}” to this proxy?',
      joinText:
        'The server gets the proxy’s secret and restarts if it’s running. ' +
        'From then on players can only join it through the proxy, which checks their accounts.',
      joinedNow: '“{name}” now lets players in through the proxy',
      /** Adding several own servers at once, and removing one. */
      chooseOwn: 'Choose from your servers',
      chooseTitle: 'Which servers should be behind the proxy?',
      chooseText:
        'Each one gets the proxy’s secret and restarts if it’s running. ' +
        'The proxy itself doesn’t need a restart. ' +
        'From then on players can only join these servers through the proxy, which checks their ' +
        'accounts.',
      chooseButton: 'Put behind the proxy',
      chosen: 'The servers are now behind the proxy',
      takeOutTitle: 'Remove “{name}” from the proxy?',
      takeOutText:
        'The secret is removed from its settings, and the server checks accounts itself again. ' +
        'It restarts if it’s running; the proxy doesn’t need a restart.',
      takeOutButton: 'Remove',
      takenOut: '“{name}” is no longer behind the proxy',
      /**
       * A server that needs `{mod}`: missing, unknown or installed; link to it; what to do with it
       * later.
       */
      needsMod: 'Needs the mod {mod}: until it’s installed, the server rejects the proxy’s players',
      modUnknown: 'Needs the mod {mod}; we can’t check right now whether it’s installed',
      modThere: 'The mod {mod} is installed',
      findMod: 'Find {mod}',
      takeOutMod:
        'Turn off or remove the mod {mod} as well: while it’s there, the server lets nobody in directly.',
      /** On the page of a server and of its proxy. */
      behind: 'Behind the proxy',
      behindHint: 'Players can only join through the proxy: at its own address the server rejects them.',
      inFront: 'Servers behind it',
      /** A proxy without servers, and the link that adds one. */
      noneBehind: 'There’s no server behind this proxy yet, so players who join it are kicked.',
      putBehind: 'Put a server behind it',
      /** A server behind a proxy of someone else, and the link to its settings. */
      behindOther:
        'This proxy isn’t among your servers. To let players join directly, clear “Forwarding secret” in the settings.',
      openSettings: 'Open settings',
      /** Replaces the list of players who start it by joining. */
      noStart:
        'This server is behind a proxy, so joining through the proxy doesn’t start it. ' +
        'Start it in the panel or with a schedule.',
      /** Below the losses of a deletion; `{names}` are the servers on the other side. */
      backendsStay:
        'The servers behind it stay: {names}. ' +
        'The proxy’s secret is removed from their settings, and those that are running restart. ' +
        'Then players can join each of them directly, at its own address.',
      proxyStays:
        'The proxy in front of it stays: {names}. Players just won’t get to this server through it any more.',
    },
    tooLong: 'At most {max} characters',
    range: 'A whole number from {min} to {max}',
    /** A refused Java argument `{word}`; `number` also has `{min}` and `{max}`. */
    javaArgumentFaults: {
      form: '{word}: not a JVM argument we know. You can use -D…, -XX:… and --add-opens=…',
      memory: '{word}: memory is set by the plan',
      collector: '{word}: pick the garbage collector in its own field',
      program: '{word}: loads other code or reads arguments from elsewhere',
      files: '{word}: writes dumps and logs that fill the disk',
      remote: '{word}: opens Java’s remote management without a password',
      number: '{word}: needs a whole number from {min} to {max}',
      metrics: '{word}: hides the server’s figures from the panel',
      ours: '{word}: we set this ourselves',
      time_zone: '{word}: pick the time zone in its own field',
      log4j: '{word}: turns off the protection against Log4Shell',
    } satisfies Record<JavaArgumentReason, string>,
    /** Whether the server stops by itself when no player is on it. */
    emptyStop: {
      heading: 'Stop when empty',
      intro:
        'The server can stop by itself when nobody is on it. ' +
        'The time counts from when the last player leaves, or from the start. ' +
        'The server doesn’t stop during a backup, a restore, a file upload or a scheduled run. ' +
        'Scheduled starts keep working.',
      switch: 'Stop the server when nobody is on it',
      /** Label of the choice of a time, as in “15 minutes”. */
      after: 'Stop after',
      /** Shown once after the switch was changed. */
      turnedOn: 'Stop when empty is on',
      turnedOff: 'Stop when empty is off',
      /** `{names}` of players whose joining starts it: “Alex and Steve”. */
      starters: 'These players can start it again by joining: {names}.',
      /** Replaces `starters`: no player may start it by joining. */
      nobody:
        'Start by joining isn’t set up, so the stopped server can only be started in the panel or by a schedule.',
      /** Replaces `starters` for a Bedrock server. */
      bedrock:
        'Bedrock servers can’t be started by joining, so the stopped server can only be started in the ' +
        'panel or by a schedule.',
      /** Link to the tab with this setting. */
      link: 'Set up start by joining',
      /** The server hides its number of players: it never counts as empty. */
      unknown:
        'The server doesn’t report how many players are on it. Until it does, it won’t stop by itself.',
    },
    danger: 'Deletion',
    deleteTitle: 'Delete “{name}”?',
    deleteText: 'The world, settings and console will be deleted permanently.',
    /** After deleteText, for a paid server. */
    deleteMoney: 'The remaining time isn’t refunded.',
    /** The same with the `{amount}` of the remaining time. */
    deleteMoneySum: 'The remaining time isn’t refunded: you lose {amount}.',
    /** What is deleted with the server: a list in the question. */
    losses: {
      /** Above the list. */
      lead: 'Gone for good:',
      /** Below the list when a part could not be loaded. */
      unknown: 'Part of this list couldn’t be loaded. Everything the server has will be deleted.',
      worlds: 'Worlds',
      /** The value of “Files”; a size may precede it. */
      allFiles: 'all of them, with settings and logs',
      /** The value of “Backups”. `{count}` is a number. */
      backupsGone: '{count}. The server can’t be restored from them.',
      /** After the address. `{days}` is a number of days, such as `30 days`, in the nominative. */
      addressKept: 'For {days} nobody but you can take it.',
      /** Own domains that point to the server. */
      domains: 'Domain links',
    },
    /** The user must type `{name}`. */
    deleteType: 'To confirm, type the name: {name}',
    deleteButton: 'Delete server',
    deleting: 'The server is being deleted',
    notActive: 'Settings can’t be changed right now: the server is suspended or blocked.',
  },
  account: {
    heading: 'Account',
    profile: 'Profile',
    since: 'With us since {date}',
    avatarHint: 'The picture is generated from your username',
    email: 'Email',
    confirmed: 'confirmed',
    unconfirmed: 'not confirmed',
    unconfirmedText: 'Open the link in our email to be able to create your free server.',
    noEmail: 'You have no email address yet. Add one to be able to create your free server.',
    /** A new address `{email}` waits for its confirmation. */
    waiting: 'Waiting for confirmation: {email}. Until then, emails go to your old address.',
    sendAgain: 'Send the email',
    /** Link to the page for the code of the confirmation mail. */
    enterCode: 'Enter the code from the email',
    sent: 'The email is on its way',
    changeEmail: 'Change email',
    newEmail: 'New email',
    emailShape: 'Enter a full email address, such as name@example.com',
    emailRefused:
      'The mail server refuses our emails to {email}. ' +
      'Check the address and correct it if there’s a typo; if it’s right, give another one.',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    repeat: 'Repeat password',
    changePassword: 'Change password',
    passwordChanged: 'Password changed',
    passwordNote: 'At least 10 characters. Changing it ends your other sessions.',
    noPassword:
      'You have no password: you log in through a social network. ' +
      'You can set one with “Forgot your password?” ' +
      'on the login page.',
    wrongPassword: 'That password isn’t right',
    passwordFaults: {
      password_short: 'Too short: at least 10 characters are needed',
      password_long: 'Too long: 128 characters at most',
      password_common: 'This password is easy to guess: please choose another',
      repeat_differs: 'The passwords don’t match',
    },
    factor: 'Two-factor authentication',
    factorOn: 'On',
    factorOff: 'Off',
    factorText: 'When you log in, you’ll need a code from an app on your phone as well as your password.',
    enable: 'Turn on',
    disable: 'Turn off',
    factorScan: 'Scan the code with an authenticator app.',
    factorKey: 'Or enter the key:',
    factorCode: 'Six digits from the app',
    factorVerify: 'Check',
    factorWrong: 'That code didn’t work. Check the time on your phone.',
    factorEnabled: 'Two-factor authentication is on',
    factorDisabled: 'Two-factor authentication is off',
    codes: 'Recovery codes',
    codesText: 'Each code replaces the app once. Save them now: we won’t show them again.',
    codesNew: 'New codes',
    codesKept: 'I’ve saved them',
    passwordAsked: 'Enter your password to continue.',
    continue: 'Continue',
    sessions: 'Sessions',
    thisSession: 'this session',
    revoke: 'End',
    revoked: 'Session ended',
    logOutOthers: 'End other sessions',
    logOutAll: 'Log out everywhere',
    logOutAllText: 'All sessions will end, including this one. You’ll have to log in again.',
    unknownBrowser: 'Unknown browser',
    /** `{date}`: when a session began. */
    sessionSince: 'since {date}',
    networks: 'Social networks',
    linked: 'linked',
    link: 'Link',
    unlink: 'Unlink',
    /** What it means to link and unlink `{network}`. */
    linkText: 'You’ll then be able to log in through {network} too.',
    unlinkText: 'You will no longer be able to log in through {network}.',
    networkOutcomes: {
      network_denied: 'Linking was cancelled.',
      network_taken: 'This social network profile is already linked to another account.',
      network_failed: 'The social network could not be linked. Please try again.',
    } satisfies Record<NetworkOutcome, string>,
    /** For an account without a password, before an action that needs a password. */
    sessionOld:
      'Your account has no password, so this needs a fresh login. ' +
      'Log out, log back in through the social network and try again.',
    logInAgain: 'Log out and in again',
    balance: 'Balance',
    balanceEmpty: 'No money has been paid in yet.',
    noCurrency: 'No currency chosen yet',
    entries: 'Transactions',
    date: 'Date',
    what: 'Details',
    sum: 'Amount',
    /** `debit`: an operator withdrew money, such as a wrong credit or a payout. */
    entryKinds: {
      credit: 'Top-up',
      refund: 'Refund',
      debit: 'Deduction',
      purchase: 'Purchase',
      extension: 'Renewal',
      plan_change: 'Plan change',
      payment: 'Payment',
      chargeback: 'Payment reversed by the bank',
      payout: 'Refund request',
      payout_ended: 'Refund request closed',
      chargeback_reversed: 'Reversal cancelled by the bank',
      period_ended: 'Paid time ended, the rest returned',
      period_restored: 'Paid time restored',
      debt_paid: 'Debt paid',
      debt_written_off: 'Debt written off',
    } satisfies Record<Balance['entries'][number]['kind'], string>,
    data: 'Your data',
    exportText: 'Everything we store about you, in one JSON file.',
    export: 'Download data',
    /** Above the list of what is deleted with the account. */
    lossesText:
      'The account will be permanently deleted in seven days; until then you can keep it. You will lose:',
    lossesServer: 'Server {server} ({subdomain})',
    /** `{amount}` is the rest of the paid money. */
    lossesPaid: 'paid until {date}, {amount} left',
    lossesFree: 'free',
    /** `{count}` is a number. */
    lossesBackups: 'Backups: {count}',
    lossesBalance: 'Balance: {amount}',
    /** The part of the balance that can be refunded. */
    lossesRefundable:
      'Of which refundable: {amount}. Request a refund on the balance page first, or you’ll lose it.',
    /** Below the list, of a request for a refund: `{number}` and `{amount}`. */
    lossesRefundRequested:
      'Refund request {number} for {amount}: we’ll still review it after the deletion, but can’t email ' +
      'you any more. If it’s approved, the money goes back the way you paid; if it’s declined, the ' +
      'money is lost. It’s safer to wait for the decision.',
    lossesRefundApproved:
      'Refund {number} for {amount} is approved: the money still arrives after the deletion. ' +
      'If it can’t go back the way you paid, we won’t be able to email you.',
    lossesNone: 'You have no servers, and your balance is empty.',
    deleteCode: 'Code from the app',
    deleteCodeWrong: 'That code didn’t work',
    /** `{date}` with its time. */
    deletionPlanned: 'The account will be deleted on {date}. Until then you can keep it.',
    deletionUndo: 'Keep the account',
    deleteTitle: 'Delete the account?',
    deleteType: 'To confirm, type your username: {login}',
    deleteButton: 'Delete account',
  },
}

export type PanelMessages<L extends Locale | 'any' = 'any'> = Translation<typeof en, L>

/** Parts of a core's settings form, in the order of the form. */
export type SettingGroup = keyof PanelMessages['settings']['groups']
