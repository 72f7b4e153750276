import type { NetworkOutcome } from '@zubr/contracts/accounts'
import type { CoreChannel } from '@zubr/contracts/cores/offers'
import type { ErrorCode } from '@zubr/contracts/errors'
import type { MoveFailure } from '@zubr/contracts/moving/moves'
import type { Balance, Quote } from '@zubr/contracts/payments/balance'
import type { ProgressStep } from '@zubr/contracts/progress'
import type { ContractState, ServerAction, ServerState, StateReason } from '@zubr/contracts/servers'
import type { ActivityKind, OperationOutcome } from '@zubr/contracts/servers/activity'
import type { MaintenanceKind, RestartReason } from '@zubr/contracts/servers/now'
import type { JavaArgumentReason } from '@zubr/domain/cores/java-arguments'
import type { CoreId } from '@zubr/domain/cores/kinds'
import type { Currency, PlanGroup } from '@zubr/domain/plans'
import type { BackupMessages } from './backups.ts'
import type { Locale } from './locales.ts'
import type { Plural } from './messages.ts'
import type { BalanceMessages } from './panel-balance/balance-messages.ts'
import type { ScheduleMessages } from './panel-schedule.ts'
import type { SftpMessages } from './panel-sftp.ts'
import type { UploadMessages } from './panel-uploads.ts'
import type { TermsMessages } from './terms/terms-messages.ts'

type Refusal<T extends string | null> = Record<Exclude<T, null>, string>

/** A question before something that cannot be taken back. `{name}` is the server's name. */
type Question = { title: string; text: string }

/** A settings field: its label, and one sentence below it. */
type Field = { label: string; hint: string }

/** Parts of a core's settings form, in the order of the form. */
export type SettingGroup = 'joining' | 'game' | 'world' | 'network' | 'java' | 'other'

type SettingKey =
  | 'motd'
  | 'maxPlayers'
  | 'gameMode'
  | 'difficulty'
  | 'hardcore'
  | 'onlineMode'
  | 'whitelist'
  | 'pvp'
  | 'allowFlight'
  | 'allowCheats'
  | 'commandBlocks'
  | 'viewDistance'
  | 'simulationDistance'
  | 'spawnProtection'
  | 'levelType'
  | 'world'
  | 'seed'
  | 'servers'
  | 'forwarding'
  | 'forwardingSecret'
  | 'collector'
  | 'javaArguments'
  | 'timeZone'

/**
 * The panel's messages; a comment is a note to translators. Every language needs each `{name}`.
 * Voice: short, concrete, friendly, the polite form. Buttons are one or two words.
 */
export type PanelMessages<L extends Locale | 'any' = 'any'> = {
  sftp: SftpMessages<L>
  terms: TermsMessages
  uploads: UploadMessages<L>
  schedule: ScheduleMessages<L>
  balance: BalanceMessages
  frame: {
    /** Why a name of a server, a schedule or a key was refused. */
    hiddenCharacters: string
    /** The button below `errors.other_account`. */
    openOtherAccount: string
    skipToContent: string
    /** Read aloud: the main navigation. */
    menu: string
    servers: string
    account: string
    /** The button in the frame's head, which is also read aloud. */
    create: string
    language: string
    logOut: string
    /** Link to the public site. */
    toSite: string
    help: string
    /** Read aloud: the logo leads to the list of servers. `{brand}`. */
    logo: string
    /** Read aloud: the list of notifications. */
    notices: string
    dismiss: string
    loading: string
    close: string
    cancel: string
    save: string
    saved: string
    copy: string
    copied: string
    /** The browser forbids copying: the text is marked instead. */
    copyFailed: string
    retry: string
    /** The browser has no connection. */
    offline: string
    /** In place of a page or a tab whose code could not be fetched without a connection. */
    codeLost: string
    /** Where the browser runs no scripts, in all languages at once. */
    needsScript: string
    /** Fresh data could not be had; what is shown is of `{time}`. */
    stale: string
    /** Heading where a page could not be loaded. */
    failed: string
    /** After "GB" figures: `{amount}` gigabytes. */
    gigabytes: string
    megabytes: string
    /** `{used}` of `{limit}`, both with their unit. */
    of: string
    notFoundTitle: string
    notFoundText: string
    toServers: string
    show: string
    hide: string
    /** Read aloud: the button that opens a menu of what is needed rarely. */
    more: string
  }
  /** `demo`: something that takes a real account was asked of the demo. */
  errors: Record<ErrorCode | 'network' | 'offline' | 'demo', string>
  states: Record<ServerState, string>
  /** What a state means for the player, in one sentence. */
  stateNotes: Record<ServerState, string>
  /**
   * Instead, of one that stopped because nobody was on it; `{time}` as in “15 minutes”. Also of
   * proxies.
   */
  stoppedEmpty: string
  /** Instead, of a server that has no world. */
  proxyNotes: Record<'starting' | 'stopping' | 'stopped', string>
  reasons: Record<StateReason, string>
  contracts: Record<Exclude<ContractState, 'active'>, string>
  /** Instead of a state, while the server's node has not reported for half a minute. */
  nodeSilent: { text: string; note: string }
  /** While work holds the server's files. `files` stands in place of a page that shows them. */
  maintenance: Record<MaintenanceKind, { state: string; text: string; files: string }>
  pendingRestart: {
    /** A mark beside a server's state in the list. */
    mark: string
    /** `{what}`: some of `reasons`, in the nominative, with commas between them. */
    text: string
    reasons: Record<RestartReason, string>
    /** How much memory is used of the limit in effect, and the limit after a restart. */
    memory: string
  }
  /** The server software could not be downloaded, or failed its check. */
  downloadFailed: {
    /** Instead of a state. */
    state: string
    /** `{time}` is a time of day. */
    retryAt: string
    retryNow: string
    tryNow: string
    otherVersion: string
    toVersion: string
  }
  list: {
    heading: string
    count: Plural<L>
    /** Label of the choice between the two below. */
    view: string
    cards: string
    table: string
    /** Above a long list: a field, and in it what it looks through. */
    search: string
    searchHint: string
    /**
     * Choices of the state that is shown, besides those of `states`. `attention`: broken, held, or
     * near its end.
     */
    anyState: string
    changing: string
    attention: string
    /** Label of a choice among headings of this list. */
    order: string
    /** Nothing in the list is what was looked for, and the button back to all. */
    nothing: string
    showAll: string
    name: string
    state: string
    address: string
    plan: string
    node: string
    paidUntil: string
    /** Instead of a date, on the free plan. */
    noEnd: string
    /** Beside the date, from the first mail about it on. */
    endsSoon: Plural<L>
    players: Plural<L>
    /** Read aloud: leads to the server `{name}`. */
    open: string
    /**
     * Where there is no server yet: a heading, a sentence and the button that leads to the first.
     */
    emptyTitle: string
    emptyText: string
    emptyButton: string
    noAddress: string
  }
  actions: Record<ServerAction, string>
  /** Shown once the wish was taken. */
  actionTaken: Record<ServerAction, string>
  confirm: Record<'stop' | 'restart' | 'kill', Question>
  create: {
    heading: string
    lead: string
    plan: string
    groups: Record<PlanGroup, string>
    memory: string
    disk: string
    cores: string
    perMonth: string
    recommended: string
    /** On a dimmed card: no node offers a core for it yet. */
    noCore: string
    /**
     * Below the plans that are still to come: leads to where an address is left for one mail. The
     * site's `plans.tellMe`.
     */
    tellMe: string
    /** The site's `plans.freePromise` and `plans.paidPromise`, on the same plans. */
    freePromise: string
    paidPromise: string
    /** The site's `plans.freeMemory`, below the same plans. */
    freeMemory: string
    freeMemoryBackups: Plural<L>
    /** On the dimmed free card: the account has one already. */
    freeTaken: string
    name: string
    nameHint: string
    namePlaceholder: string
    subdomain: string
    /**
     * The domain follows the field, for instance “.zubr.example”. Servers for Bedrock are not
     * joined by name.
     */
    subdomainHint: string
    subdomainHintBedrock: string
    subdomainFree: string
    subdomainChecking: string
    subdomainShape: string
    subdomainRefused: Record<'taken' | 'reserved' | 'not_allowed', string>
    core: string
    /** Mark of a core that is not ready for serious worlds. */
    experimental: string
    experimentalNote: string
    /** What each kind of core is for, in half a line, below its makers' name. */
    coreLines: Record<CoreId, string>
    /** Why a kind of core can't be chosen. */
    coreRefused: Record<'unlisted' | 'nowhere' | 'full', string>
    /** The same: it wants `{memory}`, as "1 GB", and the plan has less. */
    coreTooBig: string
    /**
     * Below its line: within how many seconds (`{seconds}`, as "9 s") servers of this core were
     * ready on this installation.
     */
    coreReady: string
    /** It starts with the plan's memory `{plan}`, and wants `{memory}` to be of use. */
    coreTight: string
    /** Where owners look for what is not offered, and what serves them instead. */
    spigotNote: string
    bungeeNote: string
    /** The machine has read no list of versions from any maker: it has no way to them. */
    catalogueEmpty: string
    version: string
    otherVersion: string
    /** Heading of the list of versions of `{core}`. */
    versionTitle: string
    versionSearch: string
    /** The switch above the list, and the same as a button where nothing stable was found. */
    versionAll: string
    versionUnstable: string
    versionNone: string
    versionMore: string
    build: string
    /**
     * Marks of versions that their makers do not call stable. `snapshot` and `old` are the game's
     * own.
     */
    channels: Record<Exclude<CoreChannel, 'stable'>, string>
    channelNote: string
    eula: string
    eulaRead: string
    eulaMissing: string
    /** On a node of the list that does not run the chosen core. */
    lacksCore: string
    /** `{version}` of the game. */
    gameVersion: string
    node: string
    nodeHint: string
    noNodes: string
    /**
     * Every node is full, silent or has told nothing of itself: the server cannot be created now.
     */
    noRoom: string
    /** The chosen node cannot take the server; another can. */
    otherNode: string
    capacity: Record<'available' | 'full' | 'unknown', string>
    /** The visitor's ping in milliseconds, `{ms}`. */
    ping: string
    pinging: string
    notMeasured: string
    promo: string
    promoApply: string
    promoOff: string
    promoRefused: Refusal<Quote['promoRefused']>
    refused: Refusal<Quote['refused']>
    summary: string
    price: string
    /** `{code}` and `{percent}`. */
    promoLine: string
    total: string
    balance: string
    /** How much stays on the balance after buying. */
    left: string
    missing: string
    /** How to put money on the balance while online payment is not there yet. */
    topUp: string
    /** Link after it, to the page that says how to write to support. */
    toSupport: string
    free: string
    currencyTitle: string
    currencyText: string
    currencyNames: Record<Currency, string>
    submit: string
    /** On the paid plan; `{price}`. */
    submitPaid: string
    submitting: string
    /**
     * The button was pressed with a promo code typed and not applied: it was applied first, and
     * nothing bought.
     */
    recounted: string
    fault: string
    missingName: string
    /** Link beside the refusal "unconfirmed". */
    toAccount: string
  }
  server: {
    tabs: string
    overview: string
    console: string
    files: string
    /** The tab of what is added to a server, by what its core takes. */
    addons: Record<'plugin' | 'mod' | 'datapack', string>
    backups: string
    settings: string
    address: string
    addressHint: string
    noAddress: string
    /** What is being done before it runs; a percentage may follow. */
    progress: Record<ProgressStep, string>
    progressOnce: string
    progressTurn: string
    /** It runs and answers no ping, counting up. */
    silentSeconds: Plural<L>
    silentMinutes: Plural<L>
    silentNote: string
    /** While it stops, counting down to the moment when it is killed. */
    killIn: Plural<L>
    killNow: string
    /** Heading above names of players; the game's own answer may leave some out. */
    playing: string
    playingHint: string
    playingMore: string
    build: string
    /**
     * How Bedrock's players enter the address, and its two fields; in the game's own words where it
     * speaks the language.
     */
    bedrockHint: string
    bedrockAddress: string
    bedrockPort: string
    cpu: string
    memory: string
    disk: string
    players: string
    noStats: string
    load: string
    hour: string
    day: string
    period: string
    /** Text beside the chart: `{what}`, `{now}`, `{low}`, `{high}`. */
    chart: string
    noPoints: string
    paidUntil: string
    daysLeft: Plural<L>
    /** Above the tabs, from the first mail about it on. */
    endsSoon: string
    freePlan: string
    extend: string
    extendTitle: string
    /** `{price}` and the balance `{balance}`. */
    extendText: string
    /**
     * `{date}` until which it is paid after that; where the date ends with a dot, the sentence
     * needs none.
     */
    extendUntil: string
    extended: string
    suspended: string
    /** A free server that nobody used for long. */
    archive: {
      text: string
      /** Its last backup is not made yet: the button leaves it where it is. */
      saving: string
      /** Button. */
      restore: string
      /** Its owner wants it back while its old files are still being deleted. */
      clearing: string
      /** No node has room. */
      waiting: string
      restoring: string
      failed: string
      /** Confirmation after the button. */
      begun: string
    }
    blocked: string
    /** Below it: the grounds, as the operator wrote them. */
    blockReason: string
    deleted: string
    core: string
    node: string
    subdomain: string
    created: string
    activity: string
    noActivity: string
    who: Record<'operator' | 'service' | 'schedule', string>
    kinds: Record<ActivityKind, string>
    /** The agent's reason after such an entry: `{what}`: `{reason}`. */
    because: string
    /** How an action `{what}` ended, if not as asked. */
    outcomes: Record<Exclude<OperationOutcome, 'done'>, string>
  }
  backups: BackupMessages<L>
  console: {
    /** Read aloud: name of the box with the lines. */
    label: string
    input: string
    placeholder: string
    send: string
    connecting: string
    connected: string
    /** The connection dropped and is being made again. */
    reconnecting: string
    /** How the console stands: the browser itself has no network. */
    offline: string
    /**
     * Enter was pressed without a connection: the command was not sent and still stands in the
     * input.
     */
    notSent: string
    /** `{command}` in these is what was typed. It has no answer yet. */
    sending: string
    /** The connection broke before the answer; the panel asks once it is back. */
    lost: string
    /** It can't be found out any more. */
    unknown: string
    /**
     * It certainly was not run; the reason follows as a sentence of its own: `late`, `notRunning`,
     * `tooMany` or `noRight`.
     */
    notDone: string
    late: string
    /** Button: sends the same command once more. */
    sendAgain: string
    notRunning: string
    ipBan: string
    tooMany: string
    noRight: string
    /**
     * How the console stands: this server's node answers nobody, or does not take this server's
     * console.
     */
    unreachable: string
    blocked: string
    empty: string
    newLines: Plural<L>
    /** Read aloud and shown before a line. */
    warning: string
    error: string
    /** Lines that are gone from the node's disk. */
    gap: string
    search: string
    searchLabel: string
    found: Plural<L>
    moreFound: string
    nothingFound: string
    clearSearch: string
    download: string
    downloadFailed: string
    aloud: string
    aloudHint: string
    /** Read aloud when lines come faster than they can be read. */
    burst: Plural<L>
  }
  move: {
    heading: string
    text: string
    node: string
    button: string
    title: string
    /** In the question before it begins. */
    confirm: string
    none: string
    stopping: string
    /** With a percentage where it is known. */
    copying: string
    settling: string
    done: string
    failed: string
    /** What has become of the server that was not moved. */
    stayed: string
    /**
     * Why, and what to do about it; also in the journal. A server that was deleted meanwhile has
     * nobody to be told.
     */
    failures: Record<Exclude<MoveFailure, 'deleted'>, string>
  }
  settings: {
    general: string
    name: string
    core: string
    /** Settings count from the next start. */
    restartNote: string
    /** Beside the button that saves; what was typed is kept until the browser's tab is closed. */
    unsaved: string
    discard: string
    restartNow: string
    /** Above Java's settings: what of the plan's memory is the heap. */
    heap: string
    /** The same above a proxy's, which has no world. */
    heapProxy: string
    /** Headings of the parts of the form. */
    groups: Record<SettingGroup, string>
    /**
     * Every field of packages/domain/src/cores/fields.ts, by its key; `panel.test.ts` names one
     * that is missing.
     */
    fields: Record<SettingKey, Field>
    /** Hints of fields that mean something else with one core. */
    coreHints: {
      velocity: Record<'maxPlayers' | 'onlineMode' | 'forwardingSecret', string>
      'bedrock-dedicated': Record<'whitelist', string>
      'flying-squid': Record<'maxPlayers' | 'onlineMode', string>
    }
    /** What a choice offers, by the key of its field. */
    options: {
      gameMode: Record<'survival' | 'creative' | 'adventure' | 'spectator', string>
      difficulty: Record<'peaceful' | 'easy' | 'normal' | 'hard', string>
      levelType: Record<'normal' | 'flat' | 'large_biomes' | 'amplified', string>
      world: Record<'hills' | 'flat', string>
      timeZone: Record<'node', string>
      collector: Record<'auto' | 'g1' | 'zgc', string>
      forwarding: Record<'none' | 'modern' | 'legacy', string>
    }
    /**
     * The list of the servers behind a proxy. `{name}` in up, down and remove is a server's name on
     * the proxy, in joinTitle and joinedNow its own.
     */
    backends: Record<
      | 'none'
      | 'add'
      | 'choose'
      | 'another'
      | 'address'
      | 'addressFault'
      | 'name'
      | 'nameFault'
      | 'full'
      | 'addButton'
      | 'up'
      | 'down'
      | 'remove'
      // How a server stands to the proxy, below its name.
      | 'joined'
      | 'apart'
      | 'unable'
      | 'elsewhere'
      | 'gone'
      // The button that gives it the proxy's secret, the question before, and what is said after.
      | 'join'
      | 'joinTitle'
      | 'joinText'
      | 'joinedNow'
      // Several of one's own at once, and one out again.
      | 'chooseOwn'
      | 'chooseTitle'
      | 'chooseText'
      | 'chooseButton'
      | 'chosen'
      | 'takeOutTitle'
      | 'takeOutText'
      | 'takeOutButton'
      | 'takenOut'
      // A server that needs `{mod}` for it: it is not there, or nobody knows, or it is; the way to
      // it; what to do with it afterwards.
      | 'needsMod'
      | 'modUnknown'
      | 'modThere'
      | 'findMod'
      | 'takeOutMod'
      // On the pages of either.
      | 'behind'
      | 'behindHint'
      | 'inFront'
      // Of a proxy with no server behind it, and the link to where one is put there.
      | 'noneBehind'
      | 'putBehind'
      // Of a server behind a proxy that is not among the owner's, and the link to its settings.
      | 'behindOther'
      | 'openSettings'
      // Instead of who starts it by joining.
      | 'noStart'
      // Below what a deletion takes along; `{names}`: what is on the other side.
      | 'backendsStay'
      | 'proxyStays',
      string
    >
    tooLong: string
    range: string
    /** An argument of Java's that is refused, `{word}`; of `number` with `{min}` and `{max}`. */
    javaArgumentFaults: Record<JavaArgumentReason, string>
    /** Whether the server stops by itself when no player is on it. */
    emptyStop: {
      heading: string
      intro: string
      switch: string
      /** Label of the choice of a time, as in “15 minutes”. */
      after: string
      /** Said once after the switch was turned. */
      turnedOn: string
      turnedOff: string
      /** `{names}` of players whose joining starts it: “Alex and Steve”. */
      starters: string
      /** Instead: no player may start it by joining. */
      nobody: string
      /** Instead, of a server for Bedrock. */
      bedrock: string
      /** A link to the tab where that is set. */
      link: string
      /** The server runs and hides how many play: it never counts as empty. */
      unknown: string
    }
    danger: string
    deleteTitle: string
    deleteText: string
    /** After deleteText, for a paid server. */
    deleteMoney: string
    /** The same with `{amount}`, what was paid for the time that is left. */
    deleteMoneySum: string
    /** What goes with the server: a list in the question whether to delete it. */
    losses: {
      /** Above the list. */
      lead: string
      /** Below it, when some of it could not be loaded. */
      unknown: string
      worlds: string
      /** Which files: the value beside “Files”; a size may stand before it. */
      allFiles: string
      /** The value beside “Backups”. `{count}` is a number alone. */
      backupsGone: string
      /** After the address. `{days}` is a number of days, such as `30 days`, in the nominative. */
      addressKept: string
      /** Own domains that lead to the server. */
      domains: string
    }
    /** `{name}` is what must be typed. */
    deleteType: string
    deleteButton: string
    deleting: string
    notActive: string
  }
  account: {
    heading: string
    profile: string
    since: string
    avatarHint: string
    email: string
    confirmed: string
    unconfirmed: string
    unconfirmedText: string
    noEmail: string
    /** A new address `{email}` waits for its confirmation. */
    waiting: string
    sendAgain: string
    /** Leads to the page where the code of the confirmation mail is typed. */
    enterCode: string
    sent: string
    changeEmail: string
    newEmail: string
    emailShape: string
    emailRefused: string
    password: string
    currentPassword: string
    newPassword: string
    repeat: string
    changePassword: string
    passwordChanged: string
    passwordNote: string
    noPassword: string
    wrongPassword: string
    passwordFaults: Record<'password_short' | 'password_long' | 'password_common' | 'repeat_differs', string>
    factor: string
    factorOn: string
    factorOff: string
    factorText: string
    enable: string
    disable: string
    factorScan: string
    factorKey: string
    factorCode: string
    factorVerify: string
    factorWrong: string
    factorEnabled: string
    factorDisabled: string
    codes: string
    codesText: string
    codesNew: string
    codesKept: string
    passwordAsked: string
    continue: string
    sessions: string
    thisSession: string
    revoke: string
    revoked: string
    logOutOthers: string
    logOutAll: string
    logOutAllText: string
    unknownBrowser: string
    /** `{date}`: when a session began. */
    sessionSince: string
    networks: string
    linked: string
    link: string
    unlink: string
    /** What linking `{network}` means, and taking it away. */
    linkText: string
    unlinkText: string
    networkOutcomes: Record<NetworkOutcome, string>
    /** To an account without a password, before what would ask for it. */
    sessionOld: string
    logInAgain: string
    balance: string
    balanceEmpty: string
    noCurrency: string
    entries: string
    date: string
    what: string
    sum: string
    /** `debit`: an operator took money away, a wrong credit or what was paid out. */
    entryKinds: Record<Balance['entries'][number]['kind'], string>
    data: string
    exportText: string
    export: string
    /** Before what the deletion of the account takes, line by line. */
    lossesText: string
    /** `{server}`, `{subdomain}`. */
    lossesServer: string
    /** `{date}`, and what is left of what was paid (`{amount}`). */
    lossesPaid: string
    lossesFree: string
    /** `{count}` is a number. */
    lossesBackups: string
    lossesBalance: string
    /** What of the balance a refund request would pay out. */
    lossesRefundable: string
    /** Below the list, of a request for a refund: `{number}` and `{amount}`. */
    lossesRefundRequested: string
    lossesRefundApproved: string
    lossesNone: string
    deleteCode: string
    deleteCodeWrong: string
    /** `{date}` with its time. */
    deletionPlanned: string
    deletionUndo: string
    deleteTitle: string
    deleteType: string
    deleteButton: string
  }
}
