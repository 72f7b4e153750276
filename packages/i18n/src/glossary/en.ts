import type { Glossary } from './terms.ts'

// The legal documents name some things by their own words until their next edition.
const legal = /^content\/legal\//

export const en: Glossary = {
  node: {
    use: 'node',
    form: /(?<!\p{L})nodes?(?!\p{L})/iu,
    never: /(?<!\p{L})(our|the|this|another|same|other|its) (machine|host machine|host server)s?(?!\p{L})/iu,
  },
  plan: {
    use: 'plan',
    form: /(?<!\p{L})plans?(?!\p{L})/iu,
    never: /(?<!\p{L})(tariffs?|subscription plans?|rate plans?)(?!\p{L})/iu,
  },
  memory: {
    use: 'memory, RAM',
    form: /(?<!\p{L})(memory|RAM)(?!\p{L})/iu,
    never: /(?<!\p{L})(operative memory|main memory|memory space)(?!\p{L})/iu,
  },
  disk: {
    use: 'disk',
    form: /(?<!\p{L})disks?(?!\p{L})/iu,
    never: /(?<!\p{L})(hard drives?|disk memory|disc|discs)(?!\p{L})/iu,
  },
  serverSoftware: {
    use: 'server software',
    form: /(?<!\p{L})server software(?!\p{L})/iu,
    never: /(?<!\p{L})(server|new|another|other|former|clean|the|a|server’s) cores?(?!\p{L})/iu,
  },
  build: {
    use: 'build',
    form: /(?<!\p{L})builds?(?!\p{L})/iu,
    never: /(?<!\p{L})(assembl(y|ies)|compilations?)(?!\p{L})/iu,
  },
  loader: {
    use: 'loader',
    form: /(?<!\p{L})loaders?(?!\p{L})/iu,
    never: /(?<!\p{L})(launch pads?|bootloaders?)(?!\p{L})/iu,
  },
  plugin: {
    use: 'plugin',
    form: /(?<!\p{L})plugins?(?!\p{L})/iu,
    never: /(?<!\p{L})plug-ins?(?!\p{L})/iu,
  },
  mod: {
    use: 'mod',
    form: /(?<!\p{L})mods?(?!\p{L})/iu,
    never: /(?<!\p{L})modifications?(?!\p{L})/iu,
  },
  addon: {
    use: 'add-on',
    form: /(?<!\p{L})add-ons?(?!\p{L})/iu,
    never: /(?<!\p{L})(addons?|extensions?)(?!\p{L})/iu,
    // The end of a file's name is its extension.
    except: /^content\/wiki\/motd-and-icon\//,
  },
  modpack: {
    use: 'modpack',
    form: /(?<!\p{L})modpacks?(?!\p{L})/iu,
    never: /(?<!\p{L})(mod[ -]packs?|(your own|in the|big|ready|no) packs?)(?!\p{L})/iu,
  },
  dataPack: {
    use: 'data pack',
    form: /(?<!\p{L})data packs?(?!\p{L})/iu,
    never: /(?<!\p{L})(datapacks?|data-packs?)(?!\p{L})/iu,
    // The game's command, in code that is indented.
    except: /^content\/wiki\/resource-packs-and-datapacks\//,
  },
  resourcePack: {
    use: 'resource pack',
    form: /(?<!\p{L})resource packs?(?!\p{L})/iu,
    never: /(?<!\p{L})(texture ?packs?|resourcepacks?)(?!\p{L})/iu,
  },
  proxy: {
    use: 'proxy',
    form: /(?<!\p{L})prox(y|ies)(?!\p{L})/iu,
    never: /(?<!\p{L})(proxy cores?|stands? behind)(?!\p{L})/iu,
  },
  chunk: { use: 'chunk', form: /(?<!\p{L})chunks?(?!\p{L})/iu },
  tick: { use: 'tick', form: /(?<!\p{L})ticks?(?!\p{L})/iu },
  seed: { use: 'seed', form: /(?<!\p{L})seeds?(?!\p{L})/iu },
  gameRule: {
    use: 'game rule',
    form: /(?<!\p{L})game rules?(?!\p{L})/iu,
    never: /(?<!\p{L})(gamerules?|rules of the game)(?!\p{L})/iu,
  },
  theNether: {
    use: 'the Nether',
    form: /(?<!\p{L})Nether(?!\p{L})/u,
    never: /(?<!\p{L})(nether ?world|underworld|lower world)(?!\p{L})/iu,
  },
  theEnd: {
    use: 'the End',
    form: /(?<!\p{L})the End(?!\p{L})/u,
    never: /(?<!\p{L})(ender world|end world|the Ender)(?!\p{L})/iu,
  },
  viewDistance: {
    use: 'view distance',
    form: /(?<!\p{L})view distance(?!\p{L})/iu,
    never: /(?<!\p{L})(render distance|render range|viewing distance|visibility range)(?!\p{L})/iu,
    // The setting of the player's own game, which is called so there.
    except: /^content\/wiki\/profiler\//,
  },
  simulationDistance: {
    use: 'simulation distance',
    form: /(?<!\p{L})simulation distance(?!\p{L})/iu,
    never: /(?<!\p{L})(tick distance|simulation range)(?!\p{L})/iu,
  },
  whitelist: {
    use: 'whitelist',
    form: /(?<!\p{L})whitelist(s|ed)?(?!\p{L})/iu,
    never: /(?<!\p{L})(white lists?|allow ?lists?|list of permitted players)(?!\p{L})/iu,
    // The name of the command.
    except: /coreHints\.bedrock-dedicated/,
  },
  operator: {
    use: 'operator',
    form: /(?<!\p{L})operators?(?!\p{L})/iu,
    never: /(?<!\p{L})(ops|is no operator|server admins?)(?!\p{L})/iu,
  },
  ban: {
    use: 'ban',
    form: /(?<!\p{L})(un)?ban(s|ned|ning)?(?!\p{L})/iu,
    never: /(?<!\p{L})((un)?block (a|the|this) player|blocked players?)(?!\p{L})/iu,
  },
  voiceChat: {
    use: 'voice chat',
    form: /(?<!\p{L})voice chat(?!\p{L})/iu,
    never: /(?<!\p{L})(voicechat|voice-chat|audio chat)(?!\p{L})/iu,
  },
  console: { use: 'console', form: /(?<!\p{L})consoles?(?!\p{L})/iu },
  command: { use: 'command', form: /(?<!\p{L})commands?(?!\p{L})/iu },
  log: {
    use: 'log',
    form: /(?<!\p{L})logs?(?!\p{L})/iu,
    never: /(?<!\p{L})(log ?books?|journals?)(?!\p{L})/iu,
  },
  line: { use: 'line', form: /(?<!\p{L})lines?(?!\p{L})/iu },
  restart: {
    use: 'restart',
    form: /(?<!\p{L})restart(s|ed|ing)?(?!\p{L})/iu,
    never: /(?<!\p{L})(reboot\p{L}*|re-start\p{L}*)(?!\p{L})/iu,
  },
  reinstall: {
    use: 'reinstall',
    form: /(?<!\p{L})reinstall(s|ed|ing)?(?!\p{L})/iu,
    never: /(?<!\p{L})(anew|afresh|re-install\p{L}*)(?!\p{L})/iu,
  },
  backup: {
    use: 'backup',
    form: /(?<!\p{L})backups?(?!\p{L})/iu,
    never: /(?<!\p{L})(back-ups?|(safety|backup) cop(y|ies)|on the run|did not come about)(?!\p{L})/iu,
  },
  restore: {
    use: 'restore',
    form: /(?<!\p{L})restor(e|es|ed|ing)(?!\p{L})/iu,
    never: /(?<!\p{L})(files?|worlds?|backups?) (come|comes|coming|came|put|brought) back(?!\p{L})/iu,
  },
  update: {
    use: 'update, upgrade',
    form: /(?<!\p{L})(updat|upgrad)(e|es|ed|ing)(?!\p{L})/iu,
    never: /(?<!\p{L})(actuali[sz]\p{L}*|renew the (version|software))(?!\p{L})/iu,
  },
  upload: {
    use: 'upload',
    form: /(?<!\p{L})upload(s|ed|ing)?(?!\p{L})/iu,
    never: /(?<!\p{L})(load up|(is|are|was|were) loaded to the server)(?!\p{L})/iu,
  },
  download: {
    use: 'download',
    form: /(?<!\p{L})download(s|ed|ing)?(?!\p{L})/iu,
    never: /(?<!\p{L})(load down|download from a link|pump)(?!\p{L})/iu,
  },
  install: {
    use: 'install',
    form: /(?<!\p{L})install(s|ed|ing)?(?!\p{L})/iu,
    never: /(?<!\p{L})(set up the plugin on|put the plugin on)(?!\p{L})/iu,
  },
  unpack: {
    use: 'unpack',
    form: /(?<!\p{L})unpack(s|ed|ing)?(?!\p{L})/iu,
    never: /(?<!\p{L})(extract(s|ed|ing)?|unzip\p{L}*|decompress\p{L}*)(?!\p{L})/iu,
  },
  archive: { use: 'archive', form: /(?<!\p{L})archives?(?!\p{L})/iu },
  trash: {
    use: 'bin',
    form: /(?<!\p{L})bins?(?!\p{L})/iu,
    never: /(?<!\p{L})(trash|recycle bins?|waste ?baskets?)(?!\p{L})/iu,
  },
  subdomain: {
    use: 'subdomain',
    form: /(?<!\p{L})subdomains?(?!\p{L})/iu,
    never: /(?<!\p{L})sub-domains?(?!\p{L})/iu,
  },
  token: { use: 'token', form: /(?<!\p{L})tokens?(?!\p{L})/iu },
  secret: { use: 'secret', form: /(?<!\p{L})secrets?(?!\p{L})/iu },
  panel: {
    use: 'control panel, panel',
    form: /(?<!\p{L})panel(?!\p{L})/iu,
    never: /(?<!\p{L})(dashboards?|admin panel|personal account|cabinet)(?!\p{L})/iu,
  },
  tab: {
    use: 'tab',
    form: /(?<!\p{L})tabs?(?!\p{L})/iu,
    never: /(?<!\p{L})(tabs? “|in the “\p{L}+” tab|bookmark)/iu,
  },
  support: {
    use: 'support',
    form: /(?<!\p{L})support(?!\p{L})/iu,
    never: /(?<!\p{L})(write to (\[)?support|help ?desk|tech(nical)? support)(?!\p{L})/iu,
  },
  email: {
    use: 'email',
    form: /(?<!\p{L})emails?(?!\p{L})/iu,
    never: /(?<!\p{L})(e-mails?|electronic mail)(?!\p{L})/iu,
  },
  balance: {
    use: 'balance',
    form: /(?<!\p{L})balance(?!\p{L})/iu,
    never: /(?<!\p{L})(on|onto) (your|the|their|its) balance(?! page)(?!\p{L})/iu,
  },
  bonus: {
    use: 'bonus credit',
    form: /(?<!\p{L})bonus(es)?(?!\p{L})/iu,
    never: /(?<!\p{L})(gift(s|ed)?|given money|everything given)(?!\p{L})/iu,
  },
  invoice: {
    use: 'invoice',
    form: /(?<!\p{L})invoices?(?!\p{L})/iu,
    never: /(?<!\p{L})bills?(?!\p{L})/iu,
  },
  payment: { use: 'payment', form: /(?<!\p{L})payments?(?!\p{L})/iu },
  paymentMethod: {
    use: 'payment method',
    form: /(?<!\p{L})payment methods?(?!\p{L})/iu,
    never: /(?<!\p{L})(ways? to pay|ways? of paying|this way takes)(?!\p{L})/iu,
  },
  paymentService: {
    use: 'payment provider',
    form: /(?<!\p{L})payment providers?(?!\p{L})/iu,
    never: /(?<!\p{L})(payment (systems?|services?|processors?))(?!\p{L})/iu,
    except: legal,
  },
  fee: {
    use: 'fee',
    form: /(?<!\p{L})fees?(?!\p{L})/iu,
    never: /(?<!\p{L})(commissions?|surcharges?)(?!\p{L})/iu,
  },
  refund: {
    use: 'refund',
    form: /(?<!\p{L})refund(s|ed|ing)?(?!\p{L})/iu,
    never: /(?<!\p{L})(reimburs\p{L}*|given back|unspent money back|cash it out|sent back)(?!\p{L})/iu,
  },
  refundRequest: {
    use: 'refund request',
    form: /(?<!\p{L})refund requests?(?!\p{L})/iu,
    never: /(?<!\p{L})((refund|return) (applications?|claims?)|payout requests?)(?!\p{L})/iu,
  },
  acceptanceAct: {
    use: 'statement',
    form: /(?<!\p{L})statements?(?!\p{L})/iu,
    never: /(?<!\p{L})(certificates?(?! file)|acceptance acts?|acts? of acceptance)(?!\p{L})/iu,
    except: legal,
  },
  publicOffer: {
    use: 'public offer',
    form: /(?<!\p{L})public offer(?!\p{L})/iu,
    never: /(?<!\p{L})(terms of service|service agreement|the offer)(?!\p{L})/iu,
    except: legal,
  },
  businessDay: {
    use: 'working day',
    form: /(?<!\p{L})working days?(?!\p{L})/iu,
    never: /(?<!\p{L})(business|work) days?(?!\p{L})/iu,
  },
  suspended: {
    use: 'suspended',
    form: /(?<!\p{L})suspended(?!\p{L})/iu,
    never: /(?<!\p{L})(frozen|deactivated|disabled) (server|account)s?(?!\p{L})/iu,
    // A hung server, whose setting is named so.
    except: /settings-files/,
  },
  blocked: {
    use: 'blocked',
    form: /(?<!\p{L})(un)?blocked(?!\p{L})/iu,
    never: /(?<!\p{L})((banned|locked) (server|account)s?|(server|account) (is|was) banned)(?!\p{L})/iu,
  },
  autoExtension: {
    use: 'auto-renewal',
    form: /(?<!\p{L})auto-renewal(?!\p{L})/iu,
    never: /(?<!\p{L})(automatic (renewal|extension)|auto-?exten\p{L}*|autorenew\p{L}*)(?!\p{L})/iu,
  },
}
