import type { AccountFault, NetworkOutcome } from '@zubr/contracts/accounts'
import type { IncidentImpact, IncidentState } from '@zubr/contracts/status'
import type { Locale } from '../locales.ts'
import type { GiftId, LandingId, ReasonId, WikiSectionId } from '../site-pages.ts'
import type { Translation } from '../translation.ts'

/**
 * The site's messages; a comment is a note to translators. Every language needs each `{name}`;
 * `**…**` in a headline is emerald. Voice: short, concrete, friendly, polite address ("вы", "Sie",
 * "Jūs", "Pan/Pani" avoided by wording).
 */
export const en = {
  frame: {
    /** First link of every page, visible only on keyboard focus. */
    skipToContent: 'Skip to content',
    /** Menu item and first breadcrumb. */
    home: 'Home',
    /** Menu item with a drop-down. */
    help: 'Help',
    /** Drop-down item: the contact page. */
    contact: 'Contact us',
    /** Drop-down item: the wiki. */
    knowledgeBase: 'Knowledge base',
    /** Menu item: the status page. One word. */
    status: 'Status',
    /** Link to the control panel, a separate app. */
    panel: 'Control panel',
    /** The main button everywhere. */
    createServer: 'Create server',
    /** Label of the language selector. */
    language: 'Language',
    /** Read aloud: name of the navigation landmark. */
    mainMenu: 'Main menu',
    breadcrumbs: 'You are here',
    footer: 'Footer',
    /** Footer column headings. */
    navigation: 'Navigation',
    documents: 'Legal',
    /** Footer: names of the documents. */
    oferta: 'Public offer',
    userAgreement: 'User agreement',
    privacy: 'Privacy policy',
    security: 'Payment security',
    payment: 'Payment terms',
    /** Footer link: partnership programme. */
    partner: 'Partnership',
    contacts: 'Contact',
    /** Footer: `{email}` is a link. */
    commercialOffers: 'Business enquiries: {email}',
    /** Footer: `{brand}` is independent of the game's maker. */
    notAffiliated:
      '{brand} is an independent service. ' +
      'It is not affiliated with or endorsed by Mojang Studios or Microsoft. ' +
      'Minecraft is a trademark of Mojang Synergies AB.',
    /** Footer: the registered company; UNP is Belarus's taxpayer number (УНП in Russian). */
    company: '{company}. UNP {number}. Address: {address}.',
    /** Heading (read aloud) of the payment-system logos. */
    paymentMethods: 'Payment methods',
    /** Read aloud after a link that opens in a new tab. */
    newTab: 'opens in a new tab',
    /** Logo's label, read aloud. */
    logo: '{brand} – go to the home page',
  },
  /**
   * The state of all nodes in one sentence: in the sub-bar of every page and on the status page.
   */
  systems: {
    allWell: 'All systems operational!',
    problems: {
      one: 'Problems on {count} node',
      other: 'Problems on {count} nodes',
    },
    /** The state could not be fetched. */
    unknown: 'System status unknown',
    /** Being fetched. */
    checking: 'Checking systems…',
    /** There are no nodes yet. */
    none: 'No nodes yet',
    /** All nodes work, but the operator announced an incident. */
    incident: 'There’s an open incident',
    /** All nodes work, and announced maintenance is in progress. */
    maintenance: 'Maintenance in progress',
  },
  landing: {
    /**
     * Head and headline of the landing page and its aliases. Headlines: at most 45 characters. a:
     * free and protected. b: ready in 15 seconds.
     */
    pages: {
      home: {
        title: 'Free Minecraft server hosting with DDoS protection – {brand}',
        description:
          'Free Minecraft Java and Bedrock server hosting: ready in 15 seconds, unlimited slots, DDoS ' +
          'protection, online day and night. ' +
          'No card needed.',
        a: 'Free **Minecraft** hosting with DDoS protection',
        b: 'Your **Minecraft** server in 15\u00a0seconds. Free',
        lead:
          'Paper, Fabric, Forge or Bedrock: pick your server software and its version, and we set up the ' +
          'rest. No card, no slot limit, and it stays on at night.',
      },
      bedrock: {
        title: 'Free Minecraft Bedrock server hosting – {brand}',
        description:
          'A Minecraft Bedrock server for phone, tablet and Windows: free, ready in 15 seconds, with ' +
          'DDoS protection and unlimited player slots.',
        a: 'Free, protected **Minecraft Bedrock** hosting',
        b: 'Your **Bedrock** server in 15\u00a0seconds. Free',
        lead:
          'Mojang’s own server or PocketMine-MP, for phones, tablets and Windows. ' +
          'All your players need is an address and a port.',
      },
      java: {
        title: 'Free Minecraft Java server hosting – {brand}',
        description:
          'A free Minecraft Java Edition server: ready in 15 seconds, unlimited slots, a console in ' +
          'your browser, DDoS protection. ' +
          'Online day and night.',
        a: 'Free, protected **Minecraft Java** hosting',
        b: 'A **Java Edition** server in 15\u00a0seconds. Free',
        lead:
          'Paper, Purpur, Fabric, NeoForge, Forge or plain vanilla. ' +
          'No card, no slot limit; the console and the settings are right in your browser.',
      },
      bungeecord: {
        title: 'BungeeCord hosting: Velocity instead – {brand}',
        description:
          'Velocity instead of BungeeCord and Waterfall: your whole Minecraft network behind one ' +
          'address. 1 Gbps connection, DDoS protection, ready in 15 seconds.',
        a: '**Velocity** instead of BungeeCord, DDoS-protected',
        b: '**Velocity** instead of BungeeCord in 15\u00a0seconds',
        lead:
          'Waterfall has been discontinued, and BungeeCord passes player data on unsigned. ' +
          'Velocity is faster, and nobody gets in under someone else’s name.',
      },
      velocity: {
        title: 'Velocity hosting with DDoS protection – {brand}',
        description:
          'Velocity, the fast proxy for Minecraft server networks: one address for every server, 1 ' +
          'Gbps connection, DDoS protection, ready in 15 seconds.',
        a: '**Velocity** hosting with DDoS protection',
        b: 'Your **Velocity** proxy in 15\u00a0seconds',
        lead: 'A modern proxy for your server network: less memory, more players, one address.',
      },
      spigot: {
        title: 'Spigot hosting: a free server on Paper – {brand}',
        description:
          'Paper instead of Spigot: it runs the same plugins, only faster. ' +
          'A free server in 15 seconds, unlimited slots. ' +
          'Plugins install at the push of a button.',
        a: '**Paper** instead of Spigot. Free hosting',
        b: '**Paper** instead of Spigot in 15\u00a0seconds. Free',
        lead:
          'Paper grew out of Spigot and runs the same plugins, but handles more players. ' +
          'That’s why we offer it instead of Spigot.',
      },
      paper: {
        title: 'Free Paper server hosting with high TPS – {brand}',
        description:
          'A Minecraft server on fast Paper: free, with high TPS, unlimited slots and DDoS protection. ' +
          'Ready in 15 seconds, online 24/7.',
        a: 'Free **Paper** hosting with DDoS protection',
        b: 'Your **Paper** server in 15\u00a0seconds. Free',
        lead: 'Server software that holds 20\u00a0TPS where others give up. Spigot plugins work as they are.',
      },
      pe: {
        title: 'Free Minecraft PE server for your phone – {brand}',
        description:
          'Create a Minecraft PE server and play with friends on your phone: free, ready in 15 ' +
          'seconds, with unlimited slots and DDoS protection.',
        a: 'Free, protected **Minecraft PE** server',
        b: 'Your **Minecraft PE** server in 15\u00a0seconds. Free',
        lead: 'Create a server on your phone and invite your friends: all they need is the address and the port.',
      },
      forever: {
        title: 'Free Minecraft hosting, forever – {brand}',
        description:
          'A free Minecraft server with no time limit: online day and night, with unlimited slots and ' +
          'DDoS protection. No card needed.',
        a: '**Minecraft** hosting, free forever',
        b: 'Free forever: **Minecraft** in 15\u00a0seconds',
        lead: 'The free plan doesn’t run out after a month and never asks for a card. Your server runs day and night.',
      },
      pmmp: {
        title: 'Free PocketMine-MP server hosting – {brand}',
        description:
          'A PocketMine-MP (PMMP) server for Minecraft Bedrock: free, ready in 15 seconds, with ' +
          'unlimited slots and DDoS protection.',
        a: 'Free, protected **PocketMine** hosting',
        b: 'Your **PocketMine** server in 15\u00a0seconds. Free',
        lead:
          'PMMP starts fast and needs little memory. ' +
          'It’s great for minigames; for ordinary survival, choose Mojang’s own server.',
      },
    } satisfies Record<
      LandingId,
      { title: string; description: string } & { a: string; b: string; lead: string }
    >,
    viewPlans: 'View plans',
    /** Button: opens the demo of the control panel. */
    viewPanel: 'See the panel',
    /** Section with pictures of the panel. */
    panelTitle: 'A panel with everything at a glance',
    panelLead:
      'Start button, load, console and activity log on one screen, on a computer or a phone. ' +
      'Try it on demo servers: no sign-up needed.',
    /** Alternative text of the pictures of the panel. */
    panelPictures: {
      desktop: 'Overview of a server in the panel: its address, CPU, memory, disk, players and load charts',
      phone: 'Console of a server on a phone: the start-up log, players’ messages and the command line',
    },
    /**
     * Discount on the first month of a paid plan. `{code}` is shown as a chip, `{percent}` is a
     * number.
     */
    promo: 'Promo code {code} – {percent}% off your first month',
    /** Read aloud: list of links to social networks. */
    social: 'Follow us',
    /** Label in the live strip, below "4 / 5": running nodes and all nodes. Plural by all nodes. */
    liveNodes: { one: 'node online right now', other: 'nodes online right now' },
    /** `{node}` is the name of the nearest node. */
    livePing: 'your ping to {node}',
    livePingUnknown: 'your ping to the nearest node',
    /** Read aloud: heading of the live strip. */
    liveTitle: 'Right now',
    /** Replaces a figure that is not known yet. */
    notMeasured: 'not measured',
    /** Read aloud: the button that closes the banner of a campaign. */
    closeCampaign: 'Close',
    whyTitle: 'Why players choose us',
    reasons: {
      shield: {
        title: 'Attack protection',
        text: 'We filter DDoS attacks of up to several Tbps. There’s nothing to set up.',
      },
      cpu: {
        title: 'Fast processors',
        text: 'Ryzen\u00a09 7950X and 5950X on Ultra plans: TPS to spare for big farms and lots of players.',
      },
      speed: {
        title: 'Ready in 15\u00a0seconds',
        text: 'Pick a plan – 15\u00a0seconds later you’re in the game.',
      },
      people: {
        title: 'Real people reply',
        text: 'Support is there day and night. Write as you would to a friend and get a straight answer.',
      },
    } satisfies Record<ReasonId, { title: string; text: string }>,
    giftsTitle: 'All of this is on us',
    giftsLead: 'On every plan, and that includes the free one.',
    /**
     * Follows `gifts.nonstop` while unused free servers are archived. `{days}` as in
     * `plans.archiveNote`.
     */
    giftArchive: 'A free one that goes unused for {days} is archived.',
    gifts: {
      free: { title: 'Free hosting', text: 'A server for 0\u00a0BYN, with no card and no time limit.' },
      subdomain: { title: 'Your own subdomain', text: 'A free address instead of an IP and port.' },
      channel: { title: '1\u00a0Gbps connection', text: 'Enough bandwidth even for hundreds of players.' },
      sftp: { title: 'All files over SFTP', text: 'Full access: worlds, plugins, settings.' },
      install: {
        title: 'One-click install',
        text: 'Plugins, mods and modpacks at the push of a button.',
      },
      slots: { title: 'Unlimited slots', text: 'Invite as many friends as you like: they all get in.' },
      nonstop: {
        title: 'Online 24/7',
        text: 'Your server doesn’t go to sleep by itself: it stops when empty only if you want it to.',
      },
      support: { title: '24/7 support', text: 'We reply at three in the morning too.' },
      shield: { title: 'DDoS protection', text: 'We withstand attacks of up to several Tbps.' },
    } satisfies Record<GiftId, { title: string; text: string }>,
    /** Mark on a gift that this deployment offers / doesn't offer yet. */
    available: 'Available now',
    soon: 'Soon',
    reviewsTitle: 'Reviews',
    /** Says that negative reviews are neither deleted nor moderated. */
    reviewsNote: 'We don’t delete or moderate negative reviews.',
    reviewsVk: 'Reviews on VK',
    reviewsDiscord: 'Reviews on Discord',
    /**
     * Read aloud after the author's name: where the review was left. `{network}` is VK or Discord.
     */
    reviewSource: 'review on {network}',
    statsTitle: '{brand} in numbers',
    statSatisfied: 'of customers are happy',
    statSince: 'the year we started',
    /** Below the figure "15": seconds until a server is ready, while there is no measurement. */
    statSeconds: 'seconds at most, and your server is ready',
    /** Below the figure measured on this installation with the core `{core}`. */
    statReady: {
      one: 'second and your server is ready ({core})',
      other: 'seconds and your server is ready ({core})',
    },
    /** Below the figures: `{cores}` is a list such as "Paper 9 s, Vanilla 11 s". */
    readyHere: 'Measured here over the last 30 days; three starts in four took no longer: {cores}.',
    joinTitle: 'Come and join us',
    joinDiscord: { title: 'Discord', text: 'Help with your server, news and people to play with.' },
    joinVk: { title: 'VK', text: 'News, promo codes and giveaways.' },
    /** Button: join the community. */
    join: 'Join',
  },
  plans: {
    title: 'Plans',
    lead: 'Unlimited slots, a 1\u00a0Gbps connection and DDoS protection on every one.',
    /** Tabs. */
    java: 'Java',
    bedrock: 'Bedrock',
    proxy: 'Proxy',
    ultraTitle: 'Ultra plans',
    /**
     * Names the processors: Ryzen 9 7950X/5950X; 6 Ultra cores equal 9 standard ones. More cores,
     * more disk.
     */
    ultraText:
      'More cores, more disk space and Ryzen\u00a09 7950X/5950X processors. 6 Ultra cores equal 9 standard ones.',
    /** Standard plans run on medium-power processors. */
    standardText: 'Standard plans run on mid-range processors.',
    /**
     * On the free plan's card, one short line: neither the safety of data nor uptime is guaranteed.
     * Source: the public offer.
     */
    freePromise: 'No data or uptime guarantee',
    /** On the card of the cheapest paid plan, one short line: what the money buys. */
    paidPromise: 'Your data protected, downtime credited',
    /**
     * Below the cards: both promises in full. `{offer}` is `promiseOffer`, a link to the public
     * offer.
     */
    promiseNote:
      'A free server may slow down, stop or be deleted, without compensation. ' +
      'We’re responsible for the data and uptime of paid servers: if one is down through our fault, we ' +
      'credit the price of that time to your balance as a bonus. ' +
      'Details are in the {offer}.',
    promiseOffer: 'public offer',
    /**
     * Why the free plan has more memory than the cheapest paid one. `{free}` and `{paid}` are
     * amounts with their unit, `{plan}` is the paid plan's name, `{backups}` is
     * `freeMemoryBackups`.
     */
    freeMemory:
      'Why does the free plan have {free} of RAM and “{plan}” only {paid}? ' +
      'The free plan is for trying things out: one per account, one backup, no guarantees and no ' +
      'compensation. “{plan}” keeps {backups}, and we take responsibility for your data and for ' +
      'downtime.',
    freeMemoryBackups: { one: '{count} backup', other: '{count} backups' },
    /** What happens to an unused free server; `{days}` is `archiveDays`. */
    archiveNote:
      'If nobody plays on a free server and its owner doesn’t open the panel for {days}, the server is ' +
      'archived: we warn you by email and keep the world and the name, and you can restore it with one ' +
      'click.',
    archiveDays: { one: '{count} day', other: '{count} days' },
    recommended: 'Recommended',
    memory: 'RAM',
    disk: 'Disk',
    cores: 'Cores',
    /** `{amount}` gigabytes with the language's own unit, a no-break space before it. */
    gigabytes: '{amount}\u00a0GB',
    /** After a price: per month. */
    perMonth: '/\u00a0month',
    choose: 'Choose',
    /** Read aloud: `{plan}` is the plan's name. */
    choosePlan: 'Choose the {plan} plan',
    /** Button of a plan that is not on sale yet. As short as possible. */
    tellMe: 'Tell me when it’s here',
    currency: 'Currency',
    /** Read aloud before the struck-through price. */
    oldPrice: 'Old price',
    /**
     * Why prices in a currency are lower than the struck-through ones. `{percent}` with its sign.
     */
    discount: 'Paying in {currency} takes {percent} off every plan. This is a permanent discount.',
    /** Above the cards; `{terms}` lists `termShare`. */
    terms:
      'Paying for several months at once makes each one cheaper: {terms}. ' +
      'Auto-renewal pays month by month, without this discount.',
    /** `{term}` is a number of months in the nominative, `{percent}` the discount. */
    termShare: '{term}\u00a0−{percent}',
    /** On a card, below the monthly price: the longest term and its total price. */
    termPrice: '{term}: {price} (−{percent})',
    /** Shown in roubles beside plans that have no rouble price. */
    bynOnly: 'This plan can be paid for in BYN only',
    /** Alternative text of the plan card group, read aloud: which edition is shown. */
    tabsLabel: 'Game edition',
  },
  status: {
    title: 'System status and node ping – {brand} Minecraft hosting',
    description:
      'Are {brand}’s nodes up right now? ' +
      'Live load, current problems and your own ping to every node, refreshed every 30 seconds.',
    heading: 'System status',
    lead: 'Node data is refreshed every 30 seconds.',
    node: 'Node',
    load: 'Load',
    state: 'State',
    duration: 'Duration',
    ping: 'Your ping',
    well: 'Operational',
    problems: {
      overload: 'CPU overloaded',
      memory: 'Running out of memory',
      disk: 'Running out of disk space',
      no_report: 'Node not responding',
    },
    /** The node reports a problem without its kind. */
    unnamedProblem: 'Fault',
    /** The response has no readable value for the node. */
    noData: 'No data',
    notMeasured: 'not measured',
    loading: 'Loading the list of nodes…',
    empty: 'No nodes yet. As soon as the first one comes online, it will appear here.',
    /** The first request failed: there is no data. */
    failed: 'Couldn’t load the state of the nodes. We’ll try again in 30 seconds.',
    /** The request failed; the list is from `{age}`, such as "3 minutes ago". */
    stale: 'No fresh data. This list was loaded {age}.',
    /** `{time}` is a clock time. */
    updated: 'Updated at {time}',
    /** Plural over `count` nodes with a problem; `{names}` lists them. */
    problemNodes: {
      one: 'Problems on {count} node: {names}',
      other: 'Problems on {count} nodes: {names}',
    },
    needsScript: 'To see live data, turn on JavaScript: your browser loads and measures it.',
    /** Explains the ping column: time from this browser to the node. */
    pingNote: 'Ping is how long a node takes to answer your browser: the better of two tries.',
    /** Table caption, read aloud. */
    caption: 'Nodes, their load and state',
    retry: 'Try again',
    /** Without scripts: `{time}` is the date and time of the state on the page. */
    published: 'As of {time}',
    /** Heading of the daily bars. */
    historyTitle: 'The last 90 days',
    /** The history could not be fetched. */
    historyFailed: 'The history is unavailable right now. The list of nodes above is refreshed as usual.',
    /** Labels below four uptime figures: "99,9 %" above "24 часа". As short as possible. */
    spans: { day: '24 hours', week: '7 days', month: '30 days', quarter: '90 days' },
    /** Read aloud: name of a node's 90 bars. The arrow keys move between them. */
    bars: 'Node {name}, day by day',
    /** The day of a bar. `{time}` is a duration ("3 h 5 min"). */
    dayUp: 'Operational for {time}',
    dayDegraded: 'Degraded for {time}',
    dayDown: 'Not responding for {time}',
    dayNoData: 'No data for {time}',
    /** `{percent}` with its sign. */
    dayLoad: 'Average load {percent}',
    /** Legend of the bars: the node answers but reports a problem; the node does not answer. */
    degraded: 'Degraded',
    down: 'Not responding',
    /** How uptime is computed: minutes with an answer of all minutes with data; days are in UTC. */
    counting:
      'Uptime is the share of minutes in which the node responded, out of the minutes we have data ' +
      'for. Minutes without data don’t count. ' +
      'Days are in UTC. Announced maintenance counts too: minutes in which the node didn’t respond ' +
      'lower its uptime.',
    /** Headings: current, planned and past incidents. */
    openTitle: 'Right now',
    plannedTitle: 'Planned maintenance',
    pastTitle: 'Past incidents',
    /** Under `pastTitle`, when there was nothing. */
    pastNone: 'No incidents in the last 90 days.',
    /** State of an incident or of planned work: a label of one or two words. */
    incidentStates: {
      investigating: 'Investigating',
      identified: 'Cause found',
      monitoring: 'Monitoring',
      resolved: 'Resolved',
      planned: 'Planned',
      in_progress: 'In progress',
      completed: 'Completed',
      cancelled: 'Cancelled',
    } satisfies Record<IncidentState, string>,
    /** What it means for players. */
    impact: {
      none: 'Doesn’t affect the game',
      degraded: 'Servers are unstable',
      down: 'Servers are unavailable',
    } satisfies Record<IncidentImpact, string>,
    /** `{names}` is a list of node names. */
    affectedNodes: 'Nodes: {names}',
    /** The operator's text is in another language. */
    otherLanguage: 'This message isn’t available in English yet.',
    /** Heading above the links to the feeds (Atom, JSON) and the badge. */
    follow: 'Follow the status',
    /** Link to a badge for other websites. */
    badge: 'Badge for your website',
    /**
     * On the badge, in small letters: the label, at most 10, and the state, at most 14 characters.
     */
    badgeWords: {
      label: 'status',
      up: 'all up',
      problems: 'problems',
      maintenance: 'maintenance',
      unknown: 'no data',
    },
  },
  notFound: {
    title: 'Page not found! – {brand}',
    description:
      'There’s no such page on the {brand} website. ' +
      'Check the address or go to the home page: free Minecraft servers, plans and help are there.',
    heading: 'Page not found!',
    text: 'Looks like someone has already mined this block. Check the address or go back to the home page.',
    goHome: 'Go to home page',
  },
  soon: {
    title: 'Page under construction – {brand}',
    description:
      'This page of {brand} Minecraft hosting is opening soon. ' +
      'Until then, you can create a free server and compare plans on the home page.',
    heading: 'Page under construction',
    text: 'We’re building it, block by block. Please check back a little later.',
    goHome: 'Go to home page',
  },
  /** The list of documents, and the frame of each document. */
  documents: {
    title: 'Legal documents – {brand}',
    description:
      'Every {brand} hosting document in one place: the public offer, user agreement, privacy policy, ' +
      'payment security and payment terms.',
    heading: 'Legal documents',
    lead: 'These are the rules we work by. They’re in plain language, and you can link to any clause.',
    /** Heading of a document's table of contents. */
    contents: 'Contents',
    /** `{date}` is the first day on which a document is in force. */
    inForce: 'In force from {date}',
    /** On translations only: the Russian text prevails. `{link}` is `russianText`. */
    prevails: 'This is a translation. The legally binding version is the {link}.',
    /** Text of the link in `prevails`, in its grammatical case. */
    russianText: 'Russian text',
    /** Read aloud: link to one clause, `{number}` like 2.3. */
    clause: 'Link to clause {number}',
    /** Next to `inForce`. No full stop: a Russian date ends with one. */
    published: 'Published on {date}',
    /** Replaces `inForce` for an edition that is not in force yet. */
    comesIntoForce: 'Comes into force on {date}',
    /**
     * For a former edition: `{from}` is its first day, `{until}` the first day of the next edition.
     */
    wasInForce: 'In force from {from} until {until}',
    /** Heading of the notice on the edition in force, above `changes` and a link `readNew`. */
    newEdition: 'A new version comes into force on {date}',
    readNew: 'Read the new version',
    /** Heading of the list of what an edition changes. */
    changes: 'What changes',
    /** On a future and on a former edition, before the link `openCurrent`. */
    notYet: 'This version isn’t in force yet.',
    noLonger: 'This version is no longer in force.',
    openCurrent: 'Open the version in force',
    /** The list of a document's editions. `{date}` of `edition` is the first day in force. */
    editions: 'All versions',
    edition: 'Version of {date}',
  },
  help: {
    title: 'Help – {brand}',
    description:
      'Help with {brand} hosting: a knowledge base about Minecraft servers and a support team that ' +
      'answers day and night.',
    heading: 'Help',
    lead: 'The quickest answer is usually in the knowledge base. If it isn’t there, contact us.',
    /** Texts of the tiles whose names are frame.knowledgeBase and frame.contact. */
    wikiText: 'Articles on starting, setting up and speeding up your server.',
    contactText: 'Address, email, phone, and where to send your question.',
  },
  contact: {
    title: 'Contact us – {brand}',
    description:
      'How to reach {brand} hosting: our address in Minsk, support email, phone number and opening ' +
      'hours. And where to send your question.',
    heading: 'Contact us',
    lead: 'Write in any language you like. You’ll get a straight answer.',
    address: 'Postal address',
    email: 'Support email',
    phone: 'Phone',
    /** Label of the opening hours (content/brand.ts). */
    hours: 'Opening hours',
    /** Heading: where to send which question. */
    whereTitle: 'Where to write',
    /** Question, and where to write. `payment` and `data` quote the panel’s headings. */
    where: {
      server: {
        title: 'Server lags or won’t start',
        text: '{email} or Discord. Include your server’s address and the time it happened.',
      },
      payment: {
        title: 'Payments and refunds',
        text:
          'Request a refund in the control panel: “Balance”, section “Refunds”. ' +
          'For anything else, write to {email} with your username, the date and the amount. ' +
          'Don’t send your card number.',
      },
      data: {
        title: 'Personal data',
        text:
          'Download your data or delete your account in the control panel: “Account”, section “Your ' +
          'data”. For anything else, write to {email}, subject “Data”.',
      },
      offers: { title: 'Advertising and partnership', text: '{commercialEmail} or the partnership page.' },
      abuse: {
        title: 'Report a server',
        text: '{email}, subject “Report”. Tell us the server’s address and what happened.',
      },
    },
  },
  wiki: {
    title: 'Knowledge base – {brand}',
    description:
      'How to start a Minecraft server, connect a domain, add plugins and mods, set up a proxy and get ' +
      'rid of lag: articles by {brand} hosting.',
    heading: 'Knowledge base',
    lead: 'Short articles with commands and numbers. Each article about the game says which versions it applies to.',
    /**
     * Side menu: label and placeholder of the search field. The specification quotes the beginning.
     */
    search: 'Search titles and text',
    /**
     * The side menu's sections, by the names of content/wiki.ts; the specification quotes `site`
     * and `optimization`.
     */
    sections: {
      start: 'First steps',
      site: 'Using the site',
      settings: 'Settings and world',
      players: 'Players and permissions',
      plugins: 'Plugins and mods',
      network: 'Proxies and crossplay',
      optimization: 'Server optimisation',
    } satisfies Record<WikiSectionId, string>,
    /** The article does not exist in this language. */
    unfinished: 'We’re still working on this section!',
    /** The number of answers found, read aloud and shown. */
    found: {
      one: '{count} article found',
      other: '{count} articles found',
    },
    /** No article resembles the query. */
    nothingFound: 'Nothing found. Try different words.',
    /** No article answers the query. Support, `nearest` and similar articles follow. */
    noAnswer: 'The knowledge base doesn’t answer this question.',
    /** Above the articles that only resemble the query. */
    nearest: 'Closest articles:',
    /** The query has only words such as “how” or “the”. A hint, not an error. */
    searchIncomplete: 'Add a few words: what happened, or what you’d like to do.',
    /** Link to the contacts when the search has no answer. */
    askSupport: 'Ask support',
    /** The search index could not be fetched. */
    searchFailed: 'Search didn’t load. All the articles are listed below.',
    /** Above an article about `{features}` that are not available yet. */
    notYet: 'Not available yet, coming soon: {features}.',
    /** The `{versions}` of the game that an article was checked with. */
    versions: 'Applies to: {versions}',
    /** Link at an article's end. */
    allArticles: 'All articles',
    /** Heading of an article's own table of contents. */
    contents: 'In this article',
    next: 'Next',
    previous: 'Previous',
  },
  /** The mod pack's page; its text is Markdown in content/modpack. */
  modpack: { choosePlan: 'Choose a plan' },
  /** A partner's page; its text is Markdown in content/partners. */
  partnerPage: {
    /** `{percent}` off with the code below. */
    discount: '{percent}% off your first month',
    code: 'Promo code',
    copy: 'Copy',
    copied: 'Copied',
    /** The browser refused to copy. */
    copyFailed: 'Please select the code and copy it manually',
  },
  /** Return pages of payment systems. Other states of an invoice are in `invoice/en.ts`. */
  paySuccess: {
    title: 'Payment successful! – {brand}',
    description:
      'Your payment has been accepted. The money is already in your balance or will be there in a minute.',
    heading: 'Payment successful!',
    text: 'The money is already in your balance or will be there in a minute. Now you can buy or renew a server.',
  },
  payError: {
    title: 'Payment failed! – {brand}',
    description: 'Your payment didn’t go through: what to do and who to contact.',
    heading: 'Payment failed!',
    text:
      'Your payment didn’t go through. ' +
      'If you were charged anyway, your bank will return the money automatically; contact us and we’ll ' +
      'check.',
  },
  invoice: {
    title: 'Invoice – {brand}',
    description: 'An invoice for topping up your balance: number, purpose, amount, status and how to pay it.',
    heading: 'Invoice',
    /** What a payment is for, on the payment system's own page. */
    purposeAway: 'Balance top-up, invoice {number}',
  },
  login: {
    title: 'Log in – {brand}',
    description: 'Log in to the control panel for your Minecraft servers at {brand} hosting.',
    heading: 'Log in',
    /** Label: login or e-mail. */
    name: 'Username or email',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Log in',
    noAccount: 'No account yet?',
    register: 'Sign up',
    wrong: 'Please enter valid details!',
    /** Above the form: the session of this browser has ended. */
    ended: 'Your session has ended. Log in again.',
    /** The browser blocks cookies, or has lost those of this log-in. */
    noCookies: 'Your browser didn’t keep this login’s cookies. Allow cookies for the panel and log in again.',
    /** Link to the page that requests a mail for a new password. */
    forgot: 'Forgot your password?',
  },
  register: {
    title: 'Sign up – {brand}',
    description:
      'Create a {brand} hosting account and start a free Minecraft server in 15\u00a0seconds. ' +
      'No card needed, and the server stays on day and night.',
    heading: 'Sign up',
    login: 'Username',
    email: 'Email',
    password: 'Password',
    repeat: 'Repeat password',
    /**
     * `{privacy}`, `{userAgreement}` and `{oferta}` are the links below, in their grammatical case.
     */
    notice: 'By signing up, you accept the {privacy}, the {userAgreement} and the {oferta}.',
    privacyLink: 'privacy policy',
    userAgreementLink: 'user agreement',
    ofertaLink: 'public offer',
    submit: 'Sign up',
    haveAccount: 'Already have an account?',
  },
  /** Responses of the account forms, and the smaller account pages. */
  account: {
    tooMany: 'Too many attempts from your address. Please try again later.',
    /** Above a form with errors at its fields. */
    check: 'Please check the marked fields.',
    /** The database did not answer. Passwords have to be typed again. */
    unavailable: 'The service is temporarily unavailable. Please try again in a minute.',
    /** The button was pressed without a connection: nothing was sent. */
    offline: 'You’re offline. Everything you typed is still here: send it again once you’re back online.',
    /** Link after a successful form. */
    toPanel: 'To the control panel',
    /** Button; `{network}` is Discord or VK. */
    social: 'Log in with {network}',
    /**
     * Sign-in with a network failed: cancelled, address in use by another account, other reasons.
     */
    networks: {
      network_denied: 'Login through the social network was cancelled.',
      network_taken:
        'An account with this email address already exists. ' +
        'Log in to it and link the social network under “Account” in the control panel.',
      network_failed: 'Logging in through the social network didn’t work. Please try again.',
    } satisfies Record<NetworkOutcome, string>,
    /** Label of the field for the code from a mail. */
    codeFromMail: 'Code from the email',
    /** Under a field. */
    faults: {
      login_shape: '3 to 20 characters: Latin letters, digits, hyphens and underscores',
      login_taken: 'This username is taken: please choose another',
      email_shape: 'Enter a full email address, such as name@example.com',
      password_short: 'Too short: at least 10 characters are needed',
      password_long: 'Too long: 128 characters at most',
      password_common: 'This password is easy to guess: please choose another',
      repeat_differs: 'The passwords don’t match',
    } satisfies Record<AccountFault, string>,
    /** The second factor. */
    code: {
      heading: 'Two-factor authentication',
      lead: 'Enter the six digits from your app, or one of your recovery codes.',
      label: 'Code',
      submit: 'Log in',
      wrong:
        'That code didn’t work. Each code works only once: wait for the next one. ' +
        'If you’re out of attempts, log in again.',
    },
    /** Requests a mail; `done` does not reveal whether the account exists. */
    forgot: {
      heading: 'Forgot your password?',
      lead: 'Enter your username or email and we’ll send you a link.',
      submit: 'Send the email',
      done: 'If there’s an account like that, the email is on its way. Its link works for an hour.',
    },
    reset: {
      heading: 'New password',
      lead: 'All sessions end once the password is changed.',
      submit: 'Save password',
      wrong: 'This code isn’t right, has expired or was already used. Check it or request another email.',
    },
    confirm: {
      heading: 'Email confirmation',
      lead: 'Press the button to link this email address to your account.',
      submit: 'Confirm',
      wrong:
        'This code isn’t right, has expired or was already used. ' +
        'Check it or request another email in the control panel.',
      done: 'Your email address is confirmed.',
    },
  },
  /** Default reasons in the history of the balance. */
  journal: {
    /** Money for downtime of `{server}` in a `{month}`. */
    downtime: 'Downtime of server “{server}”: {month}',
    /** Refund for the unused time of `{server}` after the loss of its machine. */
    nodeLost: 'Server “{server}” was lost with its node: unused time',
  },
  /** Mails in plain text. `{login}` is the recipient's; the address of a page has its own line. */
  mails: {
    /** Last line of every mail. */
    footer: '{brand}. This email was sent automatically.',
    /**
     * `{link}` contains the code; `{page}` is the same page, where `{code}` is typed. As in
     * `reset`.
     */
    confirm: {
      subject: 'Confirm your email – {brand}',
      text:
        'Hello {login},\n\n' +
        'Please confirm that this email address is yours:\n' +
        '{link}\n\n' +
        'If the link doesn’t open, enter the code {code} on this page:\n' +
        '{page}\n\n' +
        'The link and the code work for {hours}\u00a0h. ' +
        'If you didn’t enter this address on our site, just ignore this email: without confirmation it ' +
        'won’t be linked to anything.',
    },
    /** To the owner of an address that was entered for another account. */
    taken: {
      subject: 'You already have an account – {brand}',
      text:
        'Hello {login},\n\n' +
        'Someone entered this email address for another account. ' +
        'If it was you, log in as {login}; you can reset a forgotten password on the login page. ' +
        'If it wasn’t, there’s nothing to do: nobody can confirm this address without you.',
    },
    reset: {
      subject: 'New password – {brand}',
      text:
        'Hello {login},\n\n' +
        'To set a new password, open this link:\n' +
        '{link}\n\n' +
        'If the link doesn’t open, enter the code {code} on this page:\n' +
        '{page}\n\n' +
        'The link and the code work once, within {hours}\u00a0h. ' +
        'If you didn’t ask for this, do nothing: your password stays as it is.',
    },
    password: {
      subject: 'Password changed – {brand}',
      text:
        'Hello {login},\n\n' +
        'The password of your account was changed and all other sessions have ended. ' +
        'If it wasn’t you, set a new password at once with “Forgot your password?” ' +
        'on the login page and contact support.',
    },
    /** As `password`, after a reset by mail, with SFTP access in place. `{link}` opens the keys. */
    recovered: {
      subject: 'Password changed – {brand}',
      text:
        'Hello {login},\n\n' +
        'The password of your account was changed and all other sessions have ended. ' +
        'If it wasn’t you, set a new password at once with “Forgot your password?” ' +
        'on the login page and contact support.\n\n' +
        'Your SFTP passwords no longer work: create new ones in the panel. ' +
        'Your account’s SSH keys still open your servers’ files: check them and remove any that aren’t ' +
        'yours.\n' +
        '{link}',
    },
    /** `{network}` is Discord or VK. */
    network_linked: {
      subject: 'You can now log in with {network} – {brand}',
      text:
        'Hello {login},\n\n' +
        '{network} was linked to your account and can now be used to log in to it. ' +
        'If it wasn’t you, set a new password at once with “Forgot your password?” ' +
        'on the login page, unlink {network} in the control panel and contact support.',
    },
    network_unlinked: {
      subject: '{network} was unlinked – {brand}',
      text:
        'Hello {login},\n\n' +
        '{network} was unlinked from your account and can no longer be used to log in to it. ' +
        'If it wasn’t you, set a new password at once with “Forgot your password?” ' +
        'on the login page and contact support.',
    },
    /**
     * `{device}` is browser, system and network; `{at}` is the time; the other names are buttons.
     */
    new_device: {
      subject: 'Login from a new device – {brand}',
      text:
        'Hello {login},\n\n' +
        'Someone logged in to your account from a new device:\n' +
        '{device}\n' +
        '{at}\n\n' +
        'If that was you, in another browser or after clearing your cookies, there’s nothing to do.\n\n' +
        'If it wasn’t, open your account in the panel and choose “{changePassword}”: your other sessions ' +
        'end at once. If you have no password, choose “{logOutOthers}”.\n' +
        '{link}\n\n' +
        'If you can’t log in, set a new password with “Forgot your password?” ' +
        'on the login page and contact support.',
    },
    second_step_on: {
      subject: 'Two-factor authentication is on – {brand}',
      text:
        'Hello {login},\n\n' +
        'Two-factor authentication was turned on for your account: from now on, you also need a code ' +
        'from the app to log in. Keep your recovery codes somewhere other than your phone.\n\n' +
        'If it wasn’t you, set a new password at once with “Forgot your password?” ' +
        'on the login page and contact support.',
    },
    second_step_off: {
      subject: 'Two-factor authentication is off – {brand}',
      text:
        'Hello {login},\n\n' +
        'Two-factor authentication was turned off for your account: you no longer need a code from the ' +
        'app to log in.\n\n' +
        'If it wasn’t you, set a new password at once with “Forgot your password?” ' +
        'on the login page, turn two-factor authentication on again in the panel and contact support.',
    },
    recovery_codes: {
      subject: 'New recovery codes – {brand}',
      text:
        'Hello {login},\n\n' +
        'New recovery codes were created for two-factor authentication, and the old ones no longer ' +
        'work.\n\n' +
        'If it wasn’t you, set a new password at once with “Forgot your password?” ' +
        'on the login page, then choose “{codesNew}” in the panel and contact support.',
    },
    /** To the old address, after the new one was confirmed. */
    moved: {
      subject: 'Email address changed – {brand}',
      text:
        'Hello {login},\n\n' +
        'The email address of your account was changed. ' +
        'If it wasn’t you, contact support at once.',
    },
    deleted: {
      subject: 'Account deleted – {brand}',
      text: 'Hello {login},\n\nYour account and its data have been deleted. Thank you for being with us.',
    },
    /** `{amount}` and the new `{balance}`, both with their currency. `{link}` opens the history. */
    credited: {
      subject: 'Added to your balance: {amount} – {brand}',
      text:
        'Hello {login},\n\n' +
        '{amount} has been added to your balance, which is now {balance}.\n\n' +
        'The history of your balance is in the control panel:\n' +
        '{link}',
    },
    /**
     * Compensation for the downtime of `{server}` in a `{month}`: its `{minutes}`, billed as
     * `{hours}`. `{amount}`, `{balance}` and `{link}` as in `credited`.
     */
    compensated: {
      subject: 'Compensation for downtime: {amount} – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your server “{server}” couldn’t be reached, and that was our fault. ' +
        'We’re sorry, and we’ve credited what you paid for that time. ' +
        'It’s bonus credit: you can spend it on servers, but it can’t be refunded.\n\n' +
        'Month: {month}\n' +
        'Downtime in minutes: {minutes}\n' +
        'Hours compensated: {hours} (part of an hour counts as a full one)\n' +
        'Added to your balance: {amount}\n\n' +
        'Your balance is now {balance}. ' +
        'Its history is in the control panel:\n' +
        '{link}',
    },
    /**
     * A receipt: `{number}` of the invoice, `{amount}` added to the balance, the payment system's
     * `{fee}`, their `{total}`, and the new `{balance}`; sums with their currency. `{link}` opens
     * the history.
     */
    paid: {
      subject: 'Paid: {total}, invoice {number} – {brand}',
      text:
        'Hello {login},\n\n' +
        'Invoice {number} has been paid.\n\n' +
        'Added to your balance: {amount}\n' +
        'Payment provider’s fee: {fee}\n' +
        'Total paid: {total}\n\n' +
        'Your balance is now {balance}. ' +
        'Its history is in the control panel:\n' +
        '{link}',
    },
    /** The same invoice was paid again, perhaps by mistake. */
    paid_again: {
      subject: 'Invoice {number} was paid once more – {brand}',
      text:
        'Hello {login},\n\n' +
        'Invoice {number} was paid more than once. ' +
        'Nothing is lost: another {amount} has been added to your balance, which is now {balance}.\n\n' +
        'If the second payment was a mistake, you can request a refund in the control panel.\n' +
        '{link}',
    },
    /**
     * As `paid`, for an invoice of an order for `{server}`. Another mail has the result of the
     * order; either mail may arrive first.
     */
    paid_for_order: {
      subject: 'Paid: {total}, invoice {number} – {brand}',
      text:
        'Hello {login},\n\n' +
        'Invoice {number} for the server “{server}” has been paid.\n\n' +
        'Amount: {amount}\n' +
        'Payment provider’s fee: {fee}\n' +
        'Total paid: {total}\n\n' +
        'A separate email tells you about your purchase. ' +
        'All your invoices are in the panel:\n' +
        '{link}',
    },
    /**
     * `{amount}` was paid for the invoice `{number}` instead of `{total}`. An operator credits or
     * refunds it.
     */
    paid_other_sum: {
      subject: 'A different amount arrived for invoice {number} – {brand}',
      text:
        'Hello {login},\n\n' +
        'Invoice {number} is for {total}, but {amount} arrived, so nothing was added automatically. ' +
        'We have the money: we’ll add it to your balance or refund it.\n\n' +
        'To speed this up, write to us with the invoice number. ' +
        'All your invoices are in the panel:\n' +
        '{link}',
    },
    /** `{server}` is the planned name. `{link}` opens the form of a new server. */
    order_failed: {
      subject: 'Payment received, but the server wasn’t created – {brand}',
      text:
        'Hello {login},\n\n' +
        'Invoice {number} has been paid, but your server “{server}” couldn’t be created: something ' +
        'changed while the payment was on its way. ' +
        'The node may be full, the price may have changed or someone may have taken the subdomain.\n\n' +
        'Your money is in your balance, so there’s nothing more to pay. ' +
        'Please place the order again:\n' +
        '{link}',
    },
    /** The same for a change of plan and a renewal of `{server}`; `{link}` opens its page. */
    order_failed_plan: {
      subject: 'Payment received, but the plan wasn’t changed – {brand}',
      text:
        'Hello {login},\n\n' +
        'Invoice {number} has been paid, but we couldn’t change the plan of “{server}”. ' +
        'Something changed while you were paying: the node may be full, or the price may have ' +
        'changed.\n\n' +
        'The money is in your balance, which is now {balance}. ' +
        'Change the plan on the server’s page; you don’t need to pay again:\n' +
        '{link}',
    },
    order_failed_extension: {
      subject: 'Payment received, but the server wasn’t renewed – {brand}',
      text:
        'Hello {login},\n\n' +
        'Invoice {number} has been paid, but we couldn’t renew “{server}”. ' +
        'Something changed while you were paying, for example the price of the plan.\n\n' +
        'The money is in your balance, which is now {balance}. ' +
        'Renew the server on its page; you don’t need to pay again:\n' +
        '{link}',
    },
    /** A refund of `{amount}` was requested; `{day}` is a date; `{link}` opens the balance. */
    refund_requested: {
      subject: 'Refund request {number}: {amount} – {brand}',
      text:
        'Hello {login},\n\n' +
        'You asked for a refund of {amount} from your balance. ' +
        'We’ll decide by {day} at the latest. ' +
        'Until then you can withdraw the request in the control panel, and the money returns to your ' +
        'balance:\n' +
        '{link}\n\n' +
        'If it wasn’t you who asked, withdraw the request and change your password.',
    },
    /** `{days}` is 30. */
    refund_approved: {
      subject: 'Your refund of {amount} is approved – {brand}',
      text:
        'Hello {login},\n\n' +
        'Refund request {number} has been approved: {amount} is on its way to you, the same way you ' +
        'paid. Your bank will credit the money within {days} days. ' +
        'If the card has been closed, or you paid by transfer, we’ll write to you and ask where to send ' +
        'it.\n\n' +
        'You can follow it in the control panel:\n' +
        '{link}',
    },
    /** `{reason}` is what the operator wrote. */
    refund_declined: {
      subject: 'Refund request {number} was declined – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your request for a refund of {amount} was declined. ' +
        'The money has returned to your balance, which is now {balance}.\n\n' +
        'Reason: {reason}\n\n' +
        'If you don’t agree, contact support. ' +
        'Your balance is in the control panel:\n' +
        '{link}',
    },
    refund_paid: {
      subject: 'Your refund of {amount} has been sent – {brand}',
      text:
        'Hello {login},\n\n' +
        'Refund request {number} is complete: we’ve sent you {amount}. ' +
        'When the money appears on your card or account depends on your bank; it usually takes a few ' +
        'days.\n\n' +
        'All your requests are in the control panel:\n' +
        '{link}',
    },
    /**
     * A bank reversed payment `{number}` of `{amount}`; `{balance}` is left, and there is no debt.
     */
    charged_back: {
      subject: 'Your bank reversed payment {number}: {amount} – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your bank reversed payment {number} of {amount}, so we took the same amount from your account. ' +
        'Your balance is now {balance}. ' +
        'If your balance wasn’t enough, we also closed open refund requests and ended unused time paid ' +
        'for with this payment.\n\n' +
        'If you didn’t ask your bank for this, contact support. ' +
        'Your balance and all transactions are in the control panel:\n' +
        '{link}',
    },
    /** The same with a `{debt}`: the money had been spent or paid out. */
    charged_back_debt: {
      subject: 'Your bank reversed payment {number}: you owe {debt} – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your bank reversed payment {number} of {amount}. ' +
        'Part of this money had already been spent or refunded, so you now owe {debt}. ' +
        'Anything added to your balance pays off this debt first. ' +
        'Until it’s paid, you can’t buy anything or request a refund.\n\n' +
        'You can top up in the control panel:\n' +
        '{link}\n\n' +
        'If you didn’t ask your bank for this, contact support.',
    },
    /** The bank returned payment `{number}` of `{amount}` after all. */
    chargeback_reversed: {
      subject: 'Payment {number} has been returned to us – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your bank has cancelled its reversal of payment {number} of {amount}. ' +
        'We’ve restored what we took because of it: your balance, refund requests and paid time. ' +
        'For anything that couldn’t be restored, we’ve added the money to your balance, which is now ' +
        '{balance}:\n' +
        '{link}',
    },
    /**
     * The time of `{server}` that payment `{number}` bought has ended; `{price}` was unused. A top-
     * up of `{missing}` by `{until}` restores it.
     */
    server_charged_back: {
      subject: 'Server “{server}”: its payment was reversed – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your bank reversed payment {number}. ' +
        'The unused time it had paid for on your server “{server}” has ended: {price}. ' +
        'If the server has no other paid time, it stops now, and its data is kept for seven days.\n\n' +
        'Top up {missing} by {until} to restore this time on the same plan at the same price:\n' +
        '{link}\n\n' +
        'If you didn’t ask your bank for this, contact support.',
    },
    /** That time was paid again for `{price}`; the server is paid until `{until}`. */
    server_periods_restored: {
      subject: 'Server “{server}”: paid time restored – {brand}',
      text:
        'Hello {login},\n\n' +
        'We’ve restored the paid time that your server “{server}” lost when a payment was reversed. ' +
        '{price} was taken from your balance for it, and the server is paid until {until}:\n' +
        '{link}',
    },
    /**
     * A new server was bought: `{server}` with `{plan}` until `{until}`, for `{price}`; `{balance}`
     * is left.
     */
    server_bought: {
      subject: 'Server “{server}” is paid until {until} – {brand}',
      text:
        'Hello {login},\n\n' +
        'You bought the server “{server}”.\n\n' +
        'Plan: {plan}\n' +
        'Paid until: {until}\n' +
        'Taken from your balance: {price}\n' +
        'Left in your balance: {balance}\n\n' +
        'The server’s page:\n' +
        '{link}',
    },
    /** `{server}` was extended until `{until}`. The other values as in `server_bought`. */
    server_extended: {
      subject: 'Server “{server}” is renewed until {until} – {brand}',
      text:
        'Hello {login},\n\n' +
        'The server “{server}” has been renewed.\n\n' +
        'Plan: {plan}\n' +
        'Paid until: {until}\n' +
        'Taken from your balance: {price}\n' +
        'Left in your balance: {balance}\n\n' +
        'The server’s page:\n' +
        '{link}',
    },
    /** `{server}` has another `{plan}` now. */
    server_plan_changed: {
      subject: 'Server “{server}” has a new plan: {plan} – {brand}',
      text:
        'Hello {login},\n\n' +
        'The plan of “{server}” has been changed.\n\n' +
        'Plan: {plan}\n' +
        'Paid until: {until}\n' +
        'Taken from your balance: {price}\n' +
        'Left in your balance: {balance}\n\n' +
        'The server’s page:\n' +
        '{link}',
    },
    /** The same with a cheaper plan: `{price}` was returned to the balance; it may be zero. */
    server_plan_lowered: {
      subject: 'Server “{server}” has a new plan: {plan} – {brand}',
      text:
        'Hello {login},\n\n' +
        'The plan of “{server}” has been changed.\n\n' +
        'Plan: {plan}\n' +
        'Paid until: {until}\n' +
        'Returned to your balance: {price}\n' +
        'Now in your balance: {balance}\n\n' +
        'The server’s page:\n' +
        '{link}',
    },
    /**
     * `{server}` is a name in quotes; `{until}` is a full date with its time; `{link}` opens the
     * server.
     */
    server_ends_in_3_days: {
      subject: 'Server “{server}”: three days left – {brand}',
      text:
        'Hello {login},\n\n' +
        'The paid period of your server “{server}” ends on {until}. ' +
        'Renew it in the control panel to keep the server running:\n' +
        '{link}',
    },
    server_ends_in_1_day: {
      subject: 'Server “{server}”: one day left – {brand}',
      text:
        'Hello {login},\n\n' +
        'The paid period of your server “{server}” ends on {until}. ' +
        'Renew it in the control panel to keep the server running:\n' +
        '{link}',
    },
    /** Auto-renewal: `{price}` on `{until}`; the `{balance}` is sufficient. */
    server_extension_ahead: {
      subject: 'Server “{server}” is about to renew – {brand}',
      text:
        'Hello {login},\n\n' +
        'Auto-renewal is on for your server “{server}”: on {until} we’ll take {price} from your balance ' +
        'and renew the server for a month. ' +
        'You have {balance}, which is enough.\n\n' +
        'Changed your mind? Turn auto-renewal off on the server’s page:\n' +
        '{link}',
    },
    /** The same with an insufficient `{balance}`. */
    server_extension_ahead_short: {
      subject: 'Top up to renew server “{server}” – {brand}',
      text:
        'Hello {login},\n\n' +
        'Auto-renewal is on for your server “{server}”: {price} is due from your balance on {until}, but ' +
        'you have {balance}. Top up by then and the server renews by itself:\n' +
        '{link}',
    },
    /** Auto-renewal failed: the `{balance}` is insufficient; the paid time ends at `{until}`. */
    server_extension_short: {
      subject: 'Server “{server}” not renewed: your balance is too low – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your server “{server}” couldn’t be renewed: a month costs {price} and you have {balance}. ' +
        'Top up before {until} and the server renews by itself. ' +
        'Otherwise it will stop:\n' +
        '{link}',
    },
    /** `{price}` was not announced in time: the owner has to extend the server by `{until}`. */
    server_extension_by_hand: {
      subject: 'Please renew server “{server}” yourself – {brand}',
      text:
        'Hello {login},\n\n' +
        'This time your server “{server}” won’t renew by itself. ' +
        'We should have told you about the {price} charge three days ahead and didn’t, so we won’t take ' +
        'it automatically. To keep the server from stopping on {until}, renew it yourself:\n' +
        '{link}',
    },
    server_suspended: {
      subject: 'Server “{server}” is suspended – {brand}',
      text:
        'Hello {login},\n\n' +
        'The paid period of your server “{server}” has ended and the server was stopped. ' +
        'Its data is kept until {until}; after that, the server is deleted, and for another 14 days ' +
        'support can restore it from the last backup. ' +
        'Renew it in the control panel and it will start again:\n' +
        '{link}',
    },
    server_deletion_in_3_days: {
      subject: 'Server “{server}” will be deleted in three days – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your server “{server}” and its data will be deleted on {until}. ' +
        'To keep them, renew the server in the control panel:\n' +
        '{link}\n\n' +
        'For 14 days after the deletion, support can restore the server from the last backup.',
    },
    server_deletion_in_1_day: {
      subject: 'Server “{server}” will be deleted in one day – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your server “{server}” and its data will be deleted on {until}. ' +
        'To keep them, renew the server in the control panel:\n' +
        '{link}\n\n' +
        'This is the last warning. For 14 days after the deletion, support can restore the server from ' +
        'the last backup.',
    },
    server_deleted: {
      subject: 'Server “{server}” was deleted – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your server “{server}” and its data have been deleted because it wasn’t renewed in time. ' +
        'If you still need it, contact support within 14 days: we can restore it from its last backup.',
    },
    /** 14 days ahead: an unused free server is archived at `{until}`; `{subdomain}` is its name. */
    server_archive_ahead: {
      subject: 'Server “{server}” will soon be archived – {brand}',
      text:
        'Hello {login},\n\n' +
        'Nobody has played on your free server “{server}” for a long time, and you haven’t opened the ' +
        'control panel either. If nothing changes, the server will be archived on {until}. ' +
        'We’ll keep the world, the settings and the name {subdomain}, and you can restore the server ' +
        'with one click.\n\n' +
        'If you still need it, just open the control panel or join the server:\n' +
        '{link}',
    },
    /**
     * `{documents}` are the names of documents with a new edition, which is in force from `{day}`.
     */
    documents_change: {
      subject: 'New terms from {day} – {brand}',
      text:
        'Hello {login},\n\n' +
        'These documents change on {day}: {documents}. ' +
        'Until then the current versions stay in force. ' +
        'You can read both on the website, with a short list of what changes:\n' +
        '{link}\n\n' +
        'If you disagree, request a refund of your balance in the control panel before you delete your ' +
        'account.',
    },
    /** As `server_archive_ahead`, 3 days ahead. */
    server_archive_soon: {
      subject: 'Server “{server}” will be archived in three days – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your free server “{server}” will be archived on {until} because nobody has used it for a long ' +
        'time. We’ll keep the world, the settings and the name {subdomain}. ' +
        'To keep the server running, open the control panel or join the server:\n' +
        '{link}',
    },
    /** `{restore}` is the panel's button. */
    server_archived: {
      subject: 'Server “{server}” is archived – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your free server “{server}” has been archived because nobody used it for a long time. ' +
        'Its world and settings are in a backup, and the name {subdomain} is still yours. ' +
        'We keep them indefinitely. To use the server again, press “{restore}” on its page:\n' +
        '{link}',
    },
    /** The owner waited for a node with capacity. */
    server_archive_restored: {
      subject: 'Server “{server}” is being restored from the archive – {brand}',
      text:
        'Hello {login},\n\n' +
        'There’s room again: your server “{server}” is being restored from the archive. ' +
        'You can play in a few minutes. ' +
        'Its name is the same; its numeric address and port are new:\n' +
        '{link}',
    },
    /** `{link}` leads to the server's backups. */
    backup_failed: {
      subject: 'Backup of “{server}” failed – {brand}',
      text:
        'Hello {login},\n\n' +
        'A backup of your server “{server}” failed. ' +
        'Your earlier backups are safe, and the server is running as before. ' +
        'We’ll keep trying as usual and won’t email you about failures again until a backup has ' +
        'succeeded.\n\n' +
        'What happened, and your backups:\n' +
        '{link}',
    },
    /** `{reason}` is the operator's text in any language, without a full stop. */
    server_blocked: {
      subject: 'Server “{server}” is blocked – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your server “{server}” was blocked for breaking the contract and has been stopped.\n\n' +
        'Reason: {reason}\n\n' +
        'If this is a mistake, contact support.',
    },
    server_unblocked: {
      subject: 'Server “{server}” is unblocked – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your server “{server}” is no longer blocked. ' +
        'If it was running before and its paid period isn’t over, it starts again by itself. ' +
        'Its page in the control panel:\n' +
        '{link}',
    },
    server_deleted_for_violation: {
      subject: 'Server “{server}” was deleted for a violation – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your server “{server}” and its data have been deleted for breaking the contract, without a ' +
        'refund, as set out in the public offer.',
    },
    /**
     * The machine is lost; the server is restored on another one from the backup of `{until}`.
     * `{link}` opens the server.
     */
    server_node_lost_restored: {
      subject: 'Server “{server}” is being restored from a backup – {brand}',
      text:
        'Hello {login},\n\n' +
        'The node that ran your server “{server}” has failed. ' +
        'We’re restoring the server on another node from its last backup: {until}. ' +
        'Anything that changed later is lost. ' +
        'We’re sorry.\n\n' +
        'The server keeps its name; its numeric address and port change. ' +
        'Its page shows how the restore is going:\n' +
        '{link}',
    },
    /**
     * The machine of a free server is lost, and there is no backup. `{link}` opens the form of a
     * new server.
     */
    server_node_lost_ended: {
      subject: 'Server “{server}” is lost – {brand}',
      text:
        'Hello {login},\n\n' +
        'The node that ran your server “{server}” has failed, and there’s no backup on another node. ' +
        'The server’s files are lost, and its contract has ended. ' +
        'We’re sorry.\n\n' +
        'The name {subdomain} stays yours for another 30 days, so you can create a new server with it:\n' +
        '{link}',
    },
    /**
     * The same for a paid server: `{amount}` was returned, and `{balance}` is new. `{link}` opens
     * the balance.
     */
    server_node_lost_credited: {
      subject: 'Server “{server}” is lost, and we’ve credited your balance – {brand}',
      text:
        'Hello {login},\n\n' +
        'The node that ran your server “{server}” has failed, and there’s no backup on another node. ' +
        'The server’s files are lost, and its contract has ended. ' +
        'We’re sorry.\n\n' +
        'Returned for unused time: {amount}. ' +
        'Your balance is now {balance}. ' +
        'The name {subdomain} stays yours for another 30 days, so you can create a new server with ' +
        'it.\n\n' +
        'The history of your balance is in the control panel:\n' +
        '{link}',
    },
    /** The account is deleted at `{until}`, unless its owner cancels that at `{link}`. */
    deletion_scheduled: {
      subject: 'Account {login} will be deleted – {brand}',
      text:
        'Hello {login},\n\n' +
        'You asked us to delete your account. ' +
        'It will be deleted with everything in it on {until}. ' +
        'Until then everything stays as it is, and auto-renewal charges nothing.\n\n' +
        'Changed your mind? Log in and press “Keep the account” on the account page:\n' +
        '{link}\n\n' +
        'If it wasn’t you, do the same and change your password.',
    },
    deletion_undone: {
      subject: 'Account {login} is kept – {brand}',
      text:
        'Hello {login},\n\n' +
        'You decided to keep your account: nothing was deleted, and nothing will be. ' +
        'The account page:\n' +
        '{link}',
    },
    /** The mail does not contain the operator's reason. */
    account_blocked: {
      subject: 'Account {login} is blocked – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your account was blocked for breaking the contract. ' +
        'Nobody can log in to it, and its servers have been stopped. ' +
        'The servers’ files and the money in your balance are kept.\n\n' +
        'If this is a mistake, contact support.',
    },
    account_unblocked: {
      subject: 'Account {login} is unblocked – {brand}',
      text:
        'Hello {login},\n\n' +
        'Your account is no longer blocked. ' +
        'Servers that were running before will start again by themselves, and the time they were blocked ' +
        'has been added to your paid time. ' +
        'The control panel:\n' +
        '{link}',
    },
    /** The owner's `{domain}` now points to the server. */
    domain_confirmed: {
      subject: '{domain} now leads to your server “{server}” – {brand}',
      text:
        'Hello {login},\n\n' +
        'The record for {domain} is correct: players can now use it to join “{server}” too. ' +
        'Keep the record for as long as you need that address. ' +
        'The server’s page in the control panel:\n' +
        '{link}',
    },
    /**
     * The DNS record is missing; the domain works until `{until}`. `{link}` opens the addresses.
     */
    domain_record_gone: {
      subject: 'The record for {domain} is gone – {brand}',
      text:
        'Hello {login},\n\n' +
        'The record that shows us that {domain} is yours has disappeared. ' +
        'The domain still leads to your server “{server}” until {until}. ' +
        'If you want to keep it, create the record again; the control panel shows what it should be:\n' +
        '{link}',
    },
    /** The record was missing for a week; the domain does not work any more. */
    domain_lost: {
      subject: '{domain} no longer leads to your server “{server}” – {brand}',
      text:
        'Hello {login},\n\n' +
        'The record for {domain} has been gone for a week, so the domain no longer leads to your server ' +
        '“{server}”. The server’s other addresses work as before. ' +
        'Create the record again and we’ll reconnect the domain; the control panel shows what it should ' +
        'be:\n' +
        '{link}',
    },
  },
  /** One mail when an edition becomes available. */
  interest: {
    /** The awaited servers in the plural, usable as a subject and inside a sentence. */
    what: { java: 'Java servers', bedrock: 'Bedrock servers', proxy: 'proxy servers' },
    heading: 'Coming soon: {what}',
    lead: 'Leave your email address. When {what} are here, we’ll send one email and delete the address right away.',
    /** Label of a checkbox. `{policy}` is `partner.consentPolicy`, a link. */
    consent:
      'I agree to you keeping my address until that email is sent, for {months} months at most, under your {policy}.',
    consentChild: 'If you’re under 16, a parent or guardian must agree.',
    consentMissing: 'We can’t keep the address without your consent',
    submit: 'Tell me',
    /** The address was stored; `once` follows. */
    sent: 'Got it!',
    once: 'We’ll email you once, when there’s news.',
    /** The address was not stored, through no fault of the visitor; `kept` follows. */
    failed: 'The address couldn’t be saved.',
    kept: 'It’s still in the field: please try again.',
    /** The page of an edition that is available now. */
    here: { heading: 'Here now: {what}', lead: 'The wait is over: you can create a server right now.' },
    /** The page that deletes an address, before the mail or from its link. */
    forget: {
      link: 'Changed your mind? Delete your address',
      heading: 'Delete your address',
      lead: 'Enter the address you gave us to hear about something new. We’ll delete it from every list it’s on.',
      submit: 'Delete the address',
      done: 'Done: your address has been deleted.',
      failed: 'The address couldn’t be deleted. Please try again.',
    },
    /** `{link}` opens the form of a new server. `{forget}` deletes the address from all lists. */
    mail: {
      subject: 'Here now: {what} – {brand}',
      text:
        'Hello,\n\n' +
        'You asked us to tell you when {what} are here. ' +
        'You can create one now:\n' +
        '{link}\n\n' +
        'This is the only email: we delete your address from this list right after sending it. ' +
        'If you’re waiting for other news from us and have changed your mind, open this link to delete ' +
        'your address from those lists too:\n' +
        '{forget}\n\n' +
        'If you didn’t ask for this, someone else entered your address. ' +
        'There’s nothing you need to do.',
    },
  },
  partner: {
    title: 'Partnership – {brand}',
    description:
      'Do you make Minecraft videos or stream the game? ' +
      'Get a free server and a promo code for your viewers from {brand} hosting.',
    heading: 'Partnership',
    lead: 'You show your viewers the server, and we provide the resources. Tell us about yourself.',
    formTitle: 'Application',
    name: 'Name',
    age: 'Age',
    contacts: 'Contact details',
    /** Hints are examples shown under the label. */
    contactsHint: 'Discord, Telegram or email',
    media: 'Channels and links',
    mediaHint: 'YouTube, Twitch, VK: a link and your subscriber count',
    offer: 'What you offer',
    offerHint: 'For example: two videos a month showing the server',
    wants: 'What you’d like in return',
    wantsHint: 'For example: an 8\u00a0GB server and a promo code',
    submit: 'Send application',
    sending: 'Sending…',
    missing: 'Please fill in all the fields!',
    failed: 'Your application couldn’t be sent',
    sent: 'Sent successfully!',
    /** Under an empty field. */
    fieldMissing: 'Please fill in this field',
    /** Below `contacts`: the text has no usable contact. */
    noContact: 'We can’t reply to this. Give an @name, a link, an email address or a phone number',
    /** Follows `failed`: nothing is lost. */
    kept: 'Your text is saved; please try sending it again.',
    /** The limit of five applications an hour is reached. `{time}` is a duration ("25 min"). */
    tooMany: 'Too many applications came from your address. Try again in {time}: your text is saved.',
    /** A text is too long. */
    tooLong: 'This text is too long. Please shorten it.',
    /** Follows `sent`: what happens now. */
    thanks: 'We’ll reply using the contact details you gave.',
    /**
     * Above the button. `{policy}` is the link `consentPolicy`. Under 16 a parent or guardian must
     * agree.
     */
    consent:
      'By sending the application you agree to this data being processed under our {policy}. ' +
      'If you’re under 16, a parent or guardian must agree.',
    /** Text of the link in `consent`, in its grammatical case. */
    consentPolicy: 'privacy policy',
    /** Read aloud at a hidden field that only bots fill in. */
    trap: 'Leave this field empty',
    /** Second column: ways to earn free resources. */
    earnTitle: 'How to get resources for free',
    /** Titles of the ways; their rewards are in content/claims.ts. */
    earn: {
      video: 'Make a video',
      stream: 'Go live',
      server: 'Bring your project',
      invite: 'Invite friends',
      bug: 'Find a bug',
    },
  },
  /**
   * A small calculator on the landing page that finds a plan. Memory is in the language's MB or GB.
   */
  finder: {
    title: 'Which plan fits?',
    lead: 'Answer a few questions and we’ll show you where the memory goes.',
    edition: 'Edition',
    players: 'Players online at once',
    /** How the server is extended. */
    extensions: 'Plugins or mods',
    extension: { none: 'None', plugins: 'Plugins', mods: 'Mods' },
    count: 'How many',
    world: 'World size',
    worlds: { small: 'Small', medium: 'Medium', large: 'Huge' },
    /** Rows of the calculation. */
    base: 'Server software',
    perPlayer: 'Players',
    perExtension: 'Plugins and mods',
    forWorld: 'World',
    /** The share of memory that Java itself needs; `{percent}`. */
    jvm: 'Reserve for Java ({percent}%)',
    total: 'Total',
    /** `{plan}` is the plan's name, `{memory}` its memory. */
    result: 'The {plan} plan is right for you: {memory}',
    /** Below the free plan: its condition. */
    free: 'The free plan guarantees neither your data nor uptime: keep your own copy of your world.',
    megabytes: '{amount}\u00a0MB',
    /** The largest plan is too small. */
    tooLarge: 'One server isn’t enough. Contact us and we’ll help you split the project across several.',
    show: 'Show plan',
  },
  faq: { title: 'Frequently asked questions' },
  /** Offered once in the preferred language of the browser, if the site has it. */
  offer: { text: 'This site is available in English.', accept: 'Switch to English', dismiss: 'Not now' },
}

export type Messages<L extends Locale | 'any' = 'any'> = Translation<typeof en, L>

export type MailKind = Exclude<keyof Messages['mails'], 'footer'>
