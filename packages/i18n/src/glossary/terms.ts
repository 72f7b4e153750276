/**
 * The things that our texts name, with what they mean here: for translators.
 * Each language says in its glossary which word it uses, so that one thing has one name everywhere.
 */
export const terms = {
  node: 'The machine of ours that runs customers’ servers.',
  plan: 'What a customer pays for each month: memory, disk, price.',
  memory: 'RAM, never the disk.',
  disk: 'The space for files.',
  serverSoftware: 'Paper, Forge, PocketMine and the like.',
  build: 'A numbered build of server software or of a mod loader. Not a modpack.',
  loader: 'Fabric, Forge, NeoForge, Quilt: loads mods.',
  plugin: 'Extends Paper, Spigot, PocketMine.',
  mod: 'Extends Fabric, Forge.',
  addon: 'Plugin, mod or data pack, whichever a server takes.',
  modpack: 'A set of mods with their settings.',
  dataPack: 'A data pack of the game.',
  resourcePack: 'Textures and sounds that players download.',
  proxy: 'Velocity, BungeeCord, Waterdog: one entry for several servers.',
  chunk: 'A column of 16 × 16 blocks.',
  tick: 'One step of the game, 50 ms.',
  seed: 'The number from which a world is generated.',
  gameRule: 'keepInventory and the like.',
  theNether: 'The dimension, as the game’s translation names it.',
  theEnd: 'The dimension, as the game’s translation names it.',
  viewDistance: 'How far players see, in chunks.',
  simulationDistance: 'How far the game runs, in chunks.',
  whitelist: 'The list of players who may join.',
  operator: 'A player with the rights of an administrator. Also «op».',
  ban: 'Players ban other players. The hosting blocks servers and accounts, see “blocked”.',
  voiceChat: 'Talking in the game.',
  console: 'Where commands are typed.',
  command: 'What is typed in the console.',
  log: 'What a server writes while it runs.',
  line: 'A line of a log or a file.',
  restart: 'Stop and start.',
  reinstall: 'Start again with other server software or a new world.',
  backup: 'A saved state of a server.',
  restore: 'Bring a backup or a file back. Never the word for “update” or “reload”.',
  update: 'Get a newer version. Never the word for “restore”.',
  upload: 'From the reader’s device to the server.',
  download: 'From the server to the reader’s device.',
  install: 'Put an addon or server software on a server.',
  unpack: 'Extract an archive.',
  archive: 'A zip, tar, 7z or rar file. Never the word for “plan”.',
  trash: 'Where deleted files stay for a while.',
  subdomain: 'The name below ours by which players join.',
  token: 'A secret string of a bot or an API.',
  secret: 'The key that a proxy and its servers share.',
  panel: 'The control panel.',
  tab: 'A tab of the panel. Not a bank card.',
  support: 'The people who help customers.',
  email: 'An e-mail address or message.',
  balance: 'A customer’s money with us.',
  bonus: 'Money that we give. It cannot be refunded.',
  invoice: 'What a customer pays: number, sum, date.',
  payment: 'Money that came in.',
  paymentMethod: 'Card, ERIP, SBP.',
  paymentService: 'The company that takes the payment: bePaid, YooKassa.',
  fee: 'What a payment service takes on top.',
  refund: 'Money back to the customer.',
  refundRequest: 'What a customer sends to get a refund.',
  acceptanceAct: 'The document of services rendered that companies get each month.',
  publicOffer: 'The contract on the site, by the title of that page.',
  businessDay: 'Monday to Friday without public holidays, as the offer defines it.',
  suspended: 'A server whose time has run out unpaid.',
  blocked: 'A server or an account that we stopped for a violation.',
  autoExtension: 'The panel extends a server from the balance by itself.',
} as const

export type TermId = keyof typeof terms

export type Term = {
  /** The word or words of this language, the first is the usual one. */
  use: string
  /** Finds the word in any of its forms. The interface or the articles hold it at least once. */
  form: RegExp
  /** Words that name something else or are a second name for this. No text may hold them. */
  never?: RegExp
  /** Places in which `never` means something else, with the reason in a comment. */
  except?: RegExp
}

export type Glossary = Record<TermId, Term>
