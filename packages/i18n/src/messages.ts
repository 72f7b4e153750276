import type { AccountFault, NetworkOutcome } from '@zubr/contracts/accounts'
import type { IncidentImpact, IncidentState } from '@zubr/contracts/status'
import type { Locale } from './locales.ts'

/** The plural categories each language uses; a test holds them against `Intl.PluralRules`. */
type PluralCategories = {
  ru: 'one' | 'few' | 'many' | 'other'
  en: 'one' | 'other'
  pl: 'one' | 'few' | 'many' | 'other'
  ua: 'one' | 'few' | 'many' | 'other'
  lv: 'zero' | 'one' | 'other'
  lt: 'one' | 'few' | 'many' | 'other'
  et: 'one' | 'other'
  fi: 'one' | 'other'
  de: 'one' | 'other'
}

/**
 * One whole sentence for each plural category of the language. `{count}` is the formatted number.
 */
export type Plural<L extends Locale | 'any' = 'any'> = L extends Locale
  ? Record<PluralCategories[L], string>
  : { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/**
 * A page's text in search results and browser tabs. Title about 60 characters, description 120–160.
 */
export type Head = { title: string; description: string }

export const landingIds = [
  'home',
  'bedrock',
  'java',
  'bungeecord',
  'velocity',
  'spigot',
  'paper',
  'pe',
  'forever',
  'pmmp',
] as const
export type LandingId = (typeof landingIds)[number]

/** The wiki's sections, which `content/wiki.ts` fills with articles. */
export const wikiSectionIds = [
  'start',
  'site',
  'settings',
  'players',
  'plugins',
  'network',
  'optimization',
] as const
export type WikiSectionId = (typeof wikiSectionIds)[number]

export const giftIds = [
  'free',
  'subdomain',
  'channel',
  'sftp',
  'install',
  'slots',
  'nonstop',
  'support',
  'shield',
] as const
export type GiftId = (typeof giftIds)[number]

export const reasonIds = ['shield', 'cpu', 'speed', 'people'] as const
export type ReasonId = (typeof reasonIds)[number]

/** A card with a heading: the title is two to four words, the text one or two short sentences. */
type Card = { title: string; text: string }

type Mail = { subject: string; text: string }
export type MailKind = Exclude<keyof Messages['mails'], 'footer'>

/**
 * The site's messages; a comment is a note to translators. Every language needs each `{name}`;
 * `**…**` in a headline is emerald. Voice: short, concrete, friendly, polite address ("вы", "Sie",
 * "Jūs", "Pan/Pani" avoided by wording).
 */
export type Messages<L extends Locale | 'any' = 'any'> = {
  frame: {
    /** First link of every page, seen only on keyboard focus. */
    skipToContent: string
    /** Menu item and first breadcrumb. */
    home: string
    /** Menu item with a drop-down. */
    help: string
    /** Drop-down item: the contact page. */
    contact: string
    /** Drop-down item: the wiki. */
    knowledgeBase: string
    /** Menu item: the status page. One word. */
    status: string
    /** Link to the control panel, an app of its own. */
    panel: string
    /** The main button everywhere. */
    createServer: string
    /** Label of the language selector. */
    language: string
    /** Read aloud: name of the navigation landmark. */
    mainMenu: string
    breadcrumbs: string
    footer: string
    /** Footer column headings. */
    navigation: string
    documents: string
    /** Footer: names of the documents. */
    oferta: string
    userAgreement: string
    privacy: string
    security: string
    payment: string
    /** Footer link: partnership programme. */
    partner: string
    contacts: string
    /** Footer: `{email}` is a link. */
    commercialOffers: string
    /**
     * Footer: `{brand}` is the company's brand. Says that it is independent of the game's maker.
     */
    notAffiliated: string
    /** Footer: the registered company; UNP is Belarus's taxpayer number (УНП in Russian). */
    company: string
    /** Heading (read aloud) of the payment-system logos. */
    paymentMethods: string
    /** Read aloud after a link that opens in a new tab. */
    newTab: string
    /** Logo's label, read aloud. */
    logo: string
  }
  /**
   * The state of all nodes in one sentence: in the sub-bar of every page and on the status page.
   */
  systems: {
    allWell: string
    problems: Plural<L>
    /** The state could not be fetched. */
    unknown: string
    /** Being fetched. */
    checking: string
    /** There is not a single node yet. */
    none: string
    /** The nodes are well, but the operator has announced that something is wrong. */
    incident: string
    /** The nodes are well, and announced maintenance is going on. */
    maintenance: string
  }
  landing: {
    /**
     * Head and headline of the landing page and its aliases. Headlines: at most 45 characters. a:
     * free and protected. b: ready in 15 seconds.
     */
    pages: Record<LandingId, Head & { a: string; b: string; lead: string }>
    viewPlans: string
    /** Button: opens the demo of the control panel. */
    viewPanel: string
    /** Section with pictures of the panel. */
    panelTitle: string
    panelLead: string
    /** What a picture of the panel shows, for who does not see it. */
    panelPictures: Record<'desktop' | 'phone', string>
    /** `{code}` is drawn as a chip, `{percent}` a number. The first month of a paid plan. */
    promo: string
    /** Read aloud: list of links to social networks. */
    social: string
    /**
     * Live strip: labels under a figure. Plural over all nodes: it stands under "4 / 5", nodes that
     * are up of all.
     */
    liveNodes: Plural<L>
    /** `{node}` is the name of the nearest node. */
    livePing: string
    livePingUnknown: string
    /** Read aloud: heading of the live strip. */
    liveTitle: string
    /** Where a figure is not known yet. */
    notMeasured: string
    /** Button that takes the campaign's banner away; seen by screen readers only. */
    closeCampaign: string
    whyTitle: string
    reasons: Record<ReasonId, Card>
    giftsTitle: string
    giftsLead: string
    /**
     * Follows `gifts.nonstop` while unused free servers are archived. `{days}` as in
     * `plans.archiveNote`.
     */
    giftArchive: string
    gifts: Record<GiftId, Card>
    /** Mark on a gift that this deployment offers / doesn't offer yet. */
    available: string
    soon: string
    reviewsTitle: string
    /** Says that negative reviews are neither deleted nor moderated. */
    reviewsNote: string
    reviewsVk: string
    reviewsDiscord: string
    /**
     * Read aloud after the author's name: where the review was left. `{network}` is VK or Discord.
     */
    reviewSource: string
    statsTitle: string
    statSatisfied: string
    statSince: string
    /**
     * Under the figure "15", which is the most that is promised as long as nothing was measured:
     * seconds in which a server is ready.
     */
    statSeconds: string
    /** Under the figure that was measured on this installation, of the core `{core}`. */
    statReady: Plural<L>
    /** Below the figures: `{cores}` is a list such as "Paper 9 s, Vanilla 11 s". */
    readyHere: string
    joinTitle: string
    joinDiscord: Card
    joinVk: Card
    /** Button: join the community. */
    join: string
  }
  plans: {
    title: string
    lead: string
    /** Tabs. */
    java: string
    bedrock: string
    proxy: string
    ultraTitle: string
    /**
     * Names the processors: Ryzen 9 7950X/5950X; 6 Ultra cores equal 9 standard ones. More cores,
     * more disk.
     */
    ultraText: string
    /** Standard plans run on medium-power processors. */
    standardText: string
    /**
     * On the free plan's card, one short line: neither the safety of data nor uptime is guaranteed.
     * Source: the public offer.
     */
    freePromise: string
    /** On the card of the cheapest plan beside a free one, as short: what the money buys. */
    paidPromise: string
    /**
     * Below the cards: the same at length. `{offer}` is `promiseOffer`, a link to the public offer.
     */
    promiseNote: string
    promiseOffer: string
    /**
     * Below that, where the free plan has more memory than the cheapest paid one: why. `{free}` and
     * `{paid}` are amounts with their unit, `{plan}` is the paid plan's name, `{backups}` is
     * `freeMemoryBackups`.
     */
    freeMemory: string
    freeMemoryBackups: Plural<L>
    /** Below that: what becomes of a free server that nobody uses; `{days}` is `archiveDays`. */
    archiveNote: string
    archiveDays: Plural<L>
    recommended: string
    memory: string
    disk: string
    cores: string
    /** `{amount}` gigabytes with the language's own unit, a no-break space before it. */
    gigabytes: string
    /** After a price: per month. */
    perMonth: string
    choose: string
    /** Read aloud: `{plan}` is the plan's name. */
    choosePlan: string
    /** The button of a plan that cannot be bought yet, in its place: as short as it can be. */
    tellMe: string
    currency: string
    /** Read aloud before the struck-through price. */
    oldPrice: string
    /**
     * Why prices in a currency are lower than the struck-through ones. `{percent}` with its sign.
     */
    discount: string
    /** Shown in roubles beside plans that have no rouble price. */
    bynOnly: string
    /** Above the cards; `{terms}` lists `termShare`. */
    terms: string
    /**
     * `{term}` is a number of months in the nominative, `{percent}` what it takes off the price.
     */
    termShare: string
    /** On a card, below the price of a month: the longest term and what it costs in all. */
    termPrice: string
    /** Alternative text of the plan card group, read aloud: which edition is shown. */
    tabsLabel: string
  }
  status: Head & {
    heading: string
    lead: string
    node: string
    load: string
    state: string
    duration: string
    ping: string
    well: string
    problems: { overload: string; memory: string; disk: string; no_report: string }
    /** The node says that something is wrong and not what. */
    unnamedProblem: string
    /** A node for which the answer holds no readable value. */
    noData: string
    notMeasured: string
    loading: string
    empty: string
    /** Fetching failed and nothing was ever fetched. */
    failed: string
    /**
     * Fetching failed; the list shown is `{age}` old ("3 minutes ago" in the language's own words).
     */
    stale: string
    /** `{time}` is a clock time. */
    updated: string
    /** Plural over `count` nodes with a problem; `{names}` lists them. */
    problemNodes: Plural<L>
    needsScript: string
    /** Explains the ping column: time from this browser to the node. */
    pingNote: string
    /** Table caption, read aloud. */
    caption: string
    retry: string
    /** Without scripts: `{time}` is the date and time at which the state on the page was taken. */
    published: string
    /** Heading of the daily bars. */
    historyTitle: string
    /** The history could not be fetched. */
    historyFailed: string
    /**
     * Messages beside a share of uptime, four in a row: "99,9 %" over "24 часа". As short as can
     * be.
     */
    spans: { day: string; week: string; month: string; quarter: string }
    /** Read aloud: name of the 90 bars of a node, through which the arrow keys lead. */
    bars: string
    /** What a bar's day holds. `{time}` is a duration ("3 h 5 min"). */
    dayUp: string
    dayDegraded: string
    dayDown: string
    dayNoData: string
    /** `{percent}` with its sign. */
    dayLoad: string
    /**
     * Legend of the bars beside `well` and `noData`: it answers, but reports a fault; it does not
     * answer.
     */
    degraded: string
    down: string
    /**
     * How the figures are counted: the share of minutes in which the node answered among those with
     * data; days are UTC.
     */
    counting: string
    /** Headings: what is going on, what is planned, what is over. */
    openTitle: string
    plannedTitle: string
    pastTitle: string
    /** Under `pastTitle`, when there was nothing. */
    pastNone: string
    /** Where an incident or planned work stands; one or two words, shown as a label. */
    incidentStates: Record<IncidentState, string>
    /** What it means for players. */
    impact: Record<IncidentImpact, string>
    /** `{names}` is a list of node names. */
    affectedNodes: string
    /** The operator wrote no text in this language; the one shown is in another. */
    otherLanguage: string
    /** Heading above the links to the feeds (Atom, JSON) and the badge. */
    follow: string
    /** Link to a small picture of the state, to be put on another website. */
    badge: string
    /**
     * On that picture: what it tells of, at most 10 letters, and the state, at most 14, in small
     * letters.
     */
    badgeWords: { label: string; up: string; problems: string; maintenance: string; unknown: string }
  }
  notFound: Head & { heading: string; text: string; goHome: string }
  soon: Head & { heading: string; text: string; goHome: string }
  /** The list of documents, and what stands around each of them. */
  documents: Head & {
    heading: string
    lead: string
    /** Heading of a document's table of contents. */
    contents: string
    /** `{date}` is the day from which a document holds. */
    inForce: string
    /**
     * On translations only: the Russian text prevails. `{link}` is the words of `russianText`, a
     * link.
     */
    prevails: string
    /** The link's words inside `prevails`, in the case that the sentence asks for. */
    russianText: string
    /** Read aloud: link to one clause, `{number}` like 2.3. */
    clause: string
    /** Of an edition, beside `inForce`. No full stop: a Russian date ends with one. */
    published: string
    /** Of an edition that is not in force yet, in the place of `inForce`. */
    comesIntoForce: string
    /**
     * Of a former edition: from the day `{from}` until the day `{until}`, on which the next one
     * took its place.
     */
    wasInForce: string
    /** Heading of the notice on the edition in force, above `changes` and a link `readNew`. */
    newEdition: string
    readNew: string
    /** Heading of the list of what an edition changes. */
    changes: string
    /** On a coming and on a former edition, before the link `openCurrent`. */
    notYet: string
    noLonger: string
    openCurrent: string
    /**
     * Heading of the list of a document's editions, and the link to each: `{date}` is its first day
     * in force.
     */
    editions: string
    edition: string
  }
  help: Head & {
    heading: string
    lead: string
    /** Tiles: what one finds behind the name. Names are frame.knowledgeBase and frame.contact. */
    wikiText: string
    contactText: string
  }
  contact: Head & {
    heading: string
    lead: string
    address: string
    email: string
    phone: string
    /** Label of the opening hours, which stand in content/brand.ts. */
    hours: string
    /** Heading: which question goes where. */
    whereTitle: string
    /** Rows of that list: question, and where to write ({email}, {commercialEmail}, Discord). */
    /** `payment` and `data` quote the panel’s own headings. */
    where: { server: Card; payment: Card; data: Card; offers: Card; abuse: Card }
  }
  wiki: Head & {
    heading: string
    lead: string
    /**
     * Side menu: label and placeholder of the search field (begins with the words that the
     * specification quotes).
     */
    search: string
    /**
     * The side menu's sections, by the names of content/wiki.ts; the specification quotes `site`
     * and `optimization`.
     */
    sections: Record<WikiSectionId, string>
    /** Where this language lacks an article that another has. */
    unfinished: string
    /** The number of answers found, read aloud and shown. */
    found: Plural<L>
    /** No article has anything like the question. */
    nothingFound: string
    /**
     * No article answers the question; below it the link to support, then `nearest` and the nearest
     * articles.
     */
    noAnswer: string
    /** Above the articles that are only like the question. */
    nearest: string
    /**
     * The question has only words such as “how” or “the”: a hint while it is being typed, not an
     * error.
     */
    searchIncomplete: string
    /** Link to the contacts, where the search has no answer. */
    askSupport: string
    /** The search index could not be fetched. */
    searchFailed: string
    /** Above an article that needs `{features}` which are still to come. */
    notYet: string
    /** Front matter: `{versions}` for which an article's facts hold. */
    versions: string
    /** Link at an article's end. */
    allArticles: string
    /** Heading of an article's own table of contents. */
    contents: string
    next: string
    previous: string
  }
  /** The mod pack's page; its text is Markdown in content/modpack. */
  modpack: { choosePlan: string }
  /** A partner's page; its text is Markdown in content/partners. */
  partnerPage: {
    /** `{percent}` off with the code below. */
    discount: string
    code: string
    copy: string
    copied: string
    /** The browser refused to copy. */
    copyFailed: string
  }
  /**
   * Pages to which payment systems lead back; what an invoice's state is called otherwise stands in
   * `invoice/invoice-messages.ts`.
   */
  paySuccess: Head & { heading: string; text: string }
  payError: Head & { heading: string; text: string }
  invoice: Head & {
    heading: string
    /** What a payment is for, on the payment system's own page. */
    purposeAway: string
  }
  login: Head & {
    heading: string
    /** Label: login or e-mail. */
    name: string
    password: string
    show: string
    hide: string
    submit: string
    noAccount: string
    register: string
    wrong: string
    /** Above the form, to who was logged in a moment ago or the last time. */
    ended: string
    /** The browser keeps no cookies, or has lost those of this log-in. */
    noCookies: string
    /** Link to the page where a mail for a new password is asked for. */
    forgot: string
  }
  register: Head & {
    heading: string
    login: string
    email: string
    password: string
    repeat: string
    /**
     * `{privacy}`, `{userAgreement}` and `{oferta}` are links whose words stand below, in the case
     * the sentence asks for.
     */
    notice: string
    privacyLink: string
    userAgreementLink: string
    ofertaLink: string
    submit: string
    haveAccount: string
  }
  /** What the forms of accounts answer, and their smaller pages. */
  account: {
    tooMany: string
    /** Above a form with faults beside its fields. */
    check: string
    /** The database did not answer. Passwords have to be typed again. */
    unavailable: string
    /** The button was pressed without a connection: nothing was sent. */
    offline: string
    /** Link after something is done. */
    toPanel: string
    /** Button; `{network}` is Discord or VK. */
    social: string
    /**
     * Signing in by a network brought nothing: cancelled there, its address is another account's,
     * anything else.
     */
    networks: Record<NetworkOutcome, string>
    /** Label of the field for a code that a mail holds. */
    codeFromMail: string
    /** Under a field. */
    faults: Record<AccountFault, string>
    /** The second factor. */
    code: { heading: string; lead: string; label: string; submit: string; wrong: string }
    /** Asking for a mail; `done` does not say whether there is such an account. */
    forgot: { heading: string; lead: string; submit: string; done: string }
    reset: { heading: string; lead: string; submit: string; wrong: string }
    confirm: { heading: string; lead: string; submit: string; wrong: string; done: string }
  }
  /** What the history of a balance says of movements that nobody wrote a reason for. */
  journal: {
    /** Money for downtime of `{server}` in a `{month}`. */
    downtime: string
    /** What was paid for the unused time of `{server}`, whose machine is lost. */
    nodeLost: string
  }
  /**
   * Mails, as plain text. `{login}` is the recipient's; a page's address stands alone on its line.
   */
  mails: {
    /** Last line of every mail. */
    footer: string
    /**
     * As `reset`: `{link}` holds the code; `{page}` is the same page, where `{code}` is typed by
     * hand.
     */
    confirm: Mail
    /** To the owner of an address that somebody typed for another account. */
    taken: Mail
    reset: Mail
    password: Mail
    /**
     * As `password`, of who was let in again by a mail and had ways in by SFTP. `{link}` leads to
     * the account’s keys.
     */
    recovered: Mail
    /** `{network}` is Discord or VK. */
    network_linked: Mail
    network_unlinked: Mail
    /**
     * `{device}` is a browser, its system and its network; `{at}` is when; the other names are the
     * panel's buttons.
     */
    new_device: Mail
    second_step_on: Mail
    second_step_off: Mail
    recovery_codes: Mail
    /** To the old address, after the new one was confirmed. */
    moved: Mail
    deleted: Mail
    /**
     * `{amount}` and what the balance is then, `{balance}`, both with their currency. `{link}`
     * leads to the history.
     */
    credited: Mail
    /**
     * Money for downtime that was our fault: of `{server}` in a `{month}`, its `{minutes}` and the
     * `{hours}` that they count as; `{amount}`, `{balance}` and `{link}` as of `credited`.
     */
    compensated: Mail
    /**
     * A receipt: `{number}` of the invoice, what came onto the balance (`{amount}`), the payment
     * system's `{fee}`, both together (`{total}`), what the balance is then (`{balance}`), sums
     * with their currency. `{link}` leads to the history.
     */
    paid: Mail
    /** The same invoice was paid again, which the owner may not have meant. */
    paid_again: Mail
    /**
     * As `paid`, of an invoice that pays for a server, a plan or more months of `{server}`, its
     * name. Another mail says what became of that; which of the two comes first is open.
     */
    paid_for_order: Mail
    /**
     * `{amount}` came for the invoice of `{number}` instead of its `{total}`. An operator credits
     * it or sends it back.
     */
    paid_other_sum: Mail
    /**
     * `{server}` is the name that the server was to have; `{balance}`. `{link}` leads to where one
     * is created.
     */
    order_failed: Mail
    /** The same of another plan and of more months for `{server}`; `{link}` leads to its page. */
    order_failed_plan: Mail
    order_failed_extension: Mail
    /**
     * `{amount}` is to go back from the balance to the card; `{day}` is a date; `{link}` leads to
     * the balance.
     */
    refund_requested: Mail
    /** `{days}` is 30. */
    refund_approved: Mail
    /** `{reason}` is what the operator wrote. */
    refund_declined: Mail
    refund_paid: Mail
    /**
     * A bank took payment `{number}` of `{amount}` back; `{balance}` is left, and nothing is owed.
     */
    charged_back: Mail
    /** The same where `{debt}` is owed: what was used or paid out. */
    charged_back_debt: Mail
    /** The bank returned payment `{number}` of `{amount}` after all. */
    chargeback_reversed: Mail
    /**
     * Paid time of `{server}` that payment `{number}` bought has ended; `{price}` was unused. Who
     * tops up `{missing}` by `{until}` has it again.
     */
    server_charged_back: Mail
    /** That time was paid again for `{price}`; the server is paid until `{until}`. */
    server_periods_restored: Mail
    /**
     * A new server was bought: `{server}` with `{plan}` until `{until}`, for `{price}`; `{balance}`
     * is left.
     */
    server_bought: Mail
    /** `{server}` was extended until `{until}`. The other values as of `server_bought`. */
    server_extended: Mail
    /** `{server}` has another `{plan}` now. */
    server_plan_changed: Mail
    /** The same with a cheaper plan: `{price}` came back to the balance, or nothing. */
    server_plan_lowered: Mail
    /**
     * `{server}` is a name in quotes; `{until}` is a day with its time, written in full; `{link}`
     * leads to the server's page.
     */
    server_ends_in_3_days: Mail
    server_ends_in_1_day: Mail
    /** A month that is to be paid by itself: `{price}` on `{until}`; `{balance}` suffices. */
    server_extension_ahead: Mail
    /** The same where `{balance}` does not suffice. */
    server_extension_ahead_short: Mail
    /** The day has come, and `{balance}` does not suffice; the paid time ends at `{until}`. */
    server_extension_short: Mail
    /** `{price}` was not announced in time: the owner is to extend the server until `{until}`. */
    server_extension_by_hand: Mail
    server_suspended: Mail
    server_deletion_in_3_days: Mail
    server_deletion_in_1_day: Mail
    server_deleted: Mail
    /**
     * A free server that nobody uses is archived at `{until}`; `{subdomain}` is its name. 14 days
     * ahead.
     */
    server_archive_ahead: Mail
    /** The same, 3 days ahead. */
    /**
     * `{documents}` are the names of documents with a new edition, which is in force from `{day}`.
     */
    documents_change: Mail
    server_archive_soon: Mail
    /** `{restore}` is the panel's button. */
    server_archived: Mail
    /** Its owner waited for a node with room. */
    server_archive_restored: Mail
    /** `{link}` leads to the server's backups. */
    backup_failed: Mail
    /** `{reason}` is what the operator wrote, in whatever language, without an end of its own. */
    server_blocked: Mail
    server_unblocked: Mail
    server_deleted_for_violation: Mail
    /**
     * Its machine is lost, and it is restored elsewhere from the backup of `{until}`. `{link}`
     * leads to the server.
     */
    server_node_lost_restored: Mail
    /**
     * Its machine is lost, and there is no backup: nothing was paid for. `{link}` leads to where
     * one is created.
     */
    server_node_lost_ended: Mail
    /**
     * The same where `{amount}` of unused time went back; `{balance}` is then. `{link}` leads to
     * the balance.
     */
    server_node_lost_credited: Mail
    /** It is deleted at `{until}`, unless its owner keeps it at `{link}`. */
    deletion_scheduled: Mail
    deletion_undone: Mail
    /** The operator's reason stays with them. */
    account_blocked: Mail
    account_unblocked: Mail
    /** `{domain}` is the owner's own, and leads to the server now. */
    domain_confirmed: Mail
    /**
     * Its record is gone: it leads there until `{until}` all the same, and then no more. `{link}`
     * leads to the server's addresses.
     */
    domain_record_gone: Mail
    /** It was gone for a week, and the domain leads to the server no more. */
    domain_lost: Mail
  }
  /** One mail, once an edition is there that is still to come. */
  interest: {
    /** What is waited for: several of them, as the subject of a sentence and within it. */
    what: { java: string; bedrock: string; proxy: string }
    heading: string
    lead: string
    /** Beside a box to tick. `{policy}` is `partner.consentPolicy`, a link. */
    consent: string
    consentChild: string
    consentMissing: string
    submit: string
    /** The address was taken; `once` follows it. */
    sent: string
    once: string
    /** The address was not taken through no fault of the visitor's; `kept` follows it. */
    failed: string
    kept: string
    /** The page of an edition that has come. */
    here: { heading: string; lead: string }
    /** Where an address is deleted before that mail, or by the link in it. */
    forget: { link: string; heading: string; lead: string; submit: string; done: string; failed: string }
    /**
     * `{link}`: where a server is created. `{forget}`: deletes the address wherever else it waits.
     */
    mail: Mail
  }
  partner: Head & {
    heading: string
    lead: string
    formTitle: string
    name: string
    age: string
    contacts: string
    /** Hints are examples shown under the label. */
    contactsHint: string
    media: string
    mediaHint: string
    offer: string
    offerHint: string
    wants: string
    wantsHint: string
    submit: string
    sending: string
    missing: string
    failed: string
    sent: string
    /** Under an empty field. */
    fieldMissing: string
    /** Under `contacts`, where nothing looks like a way to answer. */
    noContact: string
    /** Follows `failed`: nothing is lost. */
    kept: string
    /** Five applications an hour from one address were sent. `{time}` is a duration ("25 min"). */
    tooMany: string
    /** A text is longer than we take. */
    tooLong: string
    /** Follows `sent`: what happens now. */
    thanks: string
    /**
     * Above the button. `{policy}` is the words of `consentPolicy`, a link. Under 16 a parent or
     * guardian must agree.
     */
    consent: string
    /** The link's words inside `consent`, in the case that the sentence asks for. */
    consentPolicy: string
    /** Read aloud at a field that people don't see and only robots fill in. */
    trap: string
    /** Second column: ways to earn free resources. */
    earnTitle: string
    /** Their titles; what each gives is the company's: content/claims.ts. */
    earn: Record<'video' | 'stream' | 'server' | 'invite' | 'bug', string>
  }
  /**
   * Which plan fits: a small calculator on the landing page. Memory figures are MB or GB with the
   * language's unit.
   */
  finder: {
    title: string
    lead: string
    edition: string
    players: string
    /** How the server is extended. */
    extensions: string
    extension: { none: string; plugins: string; mods: string }
    count: string
    world: string
    worlds: { small: string; medium: string; large: string }
    /** The sum's rows. */
    base: string
    perPlayer: string
    perExtension: string
    forWorld: string
    /** The share of memory that Java itself needs; `{percent}`. */
    jvm: string
    total: string
    /** `{plan}` is the plan's name, `{memory}` its memory. */
    result: string
    /** Below the free plan: its condition. */
    free: string
    megabytes: string
    /** Not even the largest plan is enough. */
    tooLarge: string
    show: string
  }
  faq: { title: string }
  /** Offered once, in the language that the visitor's browser prefers: this site speaks it. */
  offer: { text: string; accept: string; dismiss: string }
}
