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

/** One whole sentence for each plural category of the language. `{count}` is the formatted number. */
export type Plural<L extends Locale | 'any' = 'any'> = L extends Locale
  ? Record<PluralCategories[L], string>
  : { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** A page's words in search results and browser tabs. Title about 60 characters, description 120–160. */
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

/** A headed paragraph on a card: the title is two to four words, the text one or two short sentences. */
type Card = { title: string; text: string }

/**
 * Every word of the site's own that a visitor reads. The comment beside a message is the note to its translator.
 * `{name}` is filled in and must stand in every language; `**…**` in a headline is painted emerald.
 * Voice: short, concrete, friendly, the polite form of address ("вы", "Sie", "Jūs", "Pan/Pani" avoided by wording).
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
    /** Footer: `{brand}` is the company's brand. Says that it is independent of the game's maker. */
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
  /** The state of all nodes in one sentence: in the sub-bar of every page and on the status page. */
  systems: {
    allWell: string
    problems: Plural<L>
    /** The state could not be fetched. */
    unknown: string
    /** Being fetched. */
    checking: string
    /** There is not a single node yet. */
    none: string
  }
  landing: {
    /** Head and headline of the landing page and its aliases. Headlines: at most 45 characters. a: free and protected. b: ready in 15 seconds. */
    pages: Record<LandingId, Head & { a: string; b: string; lead: string }>
    viewPlans: string
    /** `{code}` is drawn as a chip, `{percent}` a number. The first month of a paid plan. */
    promo: string
    /** Read aloud: list of links to social networks. */
    social: string
    /** Live strip: labels under a figure. */
    liveNodes: string
    /** `{node}` is the name of the nearest node. */
    livePing: string
    livePingUnknown: string
    liveSatisfied: string
    liveSince: string
    /** Read aloud: heading of the live strip. */
    liveTitle: string
    /** Where a figure is not known yet. */
    notMeasured: string
    whyTitle: string
    reasons: Record<ReasonId, Card>
    giftsTitle: string
    giftsLead: string
    gifts: Record<GiftId, Card>
    /** Mark on a gift that this deployment offers / doesn't offer yet. */
    available: string
    soon: string
    reviewsTitle: string
    /** Says that negative reviews are neither deleted nor moderated. */
    reviewsNote: string
    reviewsVk: string
    reviewsDiscord: string
    /** Read aloud after the author's name: where the review was left. `{network}` is VK or Discord. */
    reviewSource: string
    statsTitle: string
    /** Line under the figures: more than a thousand people have created servers. */
    statsLine: string
    statSatisfied: string
    statSince: string
    /** Under the figure "15": seconds in which a server is ready. */
    statSeconds: string
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
    /** Names the processors: Ryzen 9 7950X/5950X; 6 Ultra cores equal 9 standard ones. More cores, more disk. */
    ultraText: string
    /** Standard plans run on medium-power processors. */
    standardText: string
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
    currency: string
    /** Read aloud before the struck-through price. */
    oldPrice: string
    /** Shown in roubles beside plans that have no rouble price. */
    bynOnly: string
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
    /** Fetching failed; the list shown is `{age}` old ("3 minutes ago" in the language's own words). */
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
  }
  notFound: Head & { heading: string; text: string; goHome: string }
  soon: Head & { heading: string; text: string; goHome: string }
}
