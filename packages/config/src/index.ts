import type { z } from 'zod'
import { backupCredentialNames } from './backup-credentials.ts'
import { domainName } from './mail-variables.ts'
import { variables } from './variables.ts'

export type { AddonMirrors, CoreMirrors } from './sources.ts'
export { variables }

/** An OAuth application at a social network, for sign-in. */
type OAuthClient = { clientId: string; clientSecret: string }

/**
 * Names the invalid variable and the expected format; never repeats the value, which may be a
 * secret.
 */
export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>

/** Checked variables of the environment. The methods throw ConfigError. */
class Environment {
  readonly #env: Record<string, string | undefined>

  constructor(env: Record<string, string | undefined>) {
    this.#env = env
  }

  value<K extends keyof typeof variables>(name: K): z.infer<(typeof variables)[K]['schema']> {
    const result = variables[name].schema.safeParse(this.#env[name] === '' ? undefined : this.#env[name])
    if (!result.success) throw new ConfigError(`${name}: ${result.error.issues[0]?.message}`)
    // The union of schemas hides which one `name` selects; `parse` above uses that schema.
    return result.data as z.infer<(typeof variables)[K]['schema']>
  }

  isOn(name: keyof typeof variables): boolean {
    return this.value(name) === '1'
  }

  /** Two variables that are set together or not at all. */
  pair<K extends keyof typeof variables>(first: K, second: K) {
    const values = [this.value(first), this.value(second)] as const
    if (!values[0] !== !values[1]) throw new ConfigError(`${first} and ${second}: expected both or neither`)
    return values
  }
}

/**
 * Reads the environment once, checks it and freezes it. Empty values count as not set. Throws
 * ConfigError.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const from = new Environment(env)
  const places = readPlaces(from)
  if (from.value('ALERT_MAIL_TO') && !from.value('SMTP_URL'))
    throw new ConfigError('ALERT_MAIL_TO: needs SMTP_URL, the mail server to send by')
  const [nodeTlsCert, nodeTlsKey] = from.pair('NODE_TLS_CERT', 'NODE_TLS_KEY')
  const payments = readPayments(from, places)
  return Object.freeze({
    ...places,
    ...readNode(from, places),
    nodeTlsCert,
    nodeTlsKey,
    ...readBackups(from),
    ...payments,
    ...readMailAndAlerts(from, places),
    host: from.value('HOST'),
    edgePort: from.value('EDGE_PORT'),
    edgeServers: from.value('EDGE_SERVERS'),
    dnsResolvers: from.value('DNS_RESOLVERS'),
    dataDir: from.value('DATA_DIR'),
    databaseUrl: from.value('DATABASE_URL'),
    databaseBackupDir: from.value('DATABASE_BACKUP_DIR'),
    coreSources: from.value('CORE_SOURCES'),
    addonSources: from.value('CATALOGUE_SOURCES'),
    curseforgeKey: from.value('CURSEFORGE_KEY'),
    partnerWebhookUrl: from.value('PARTNER_WEBHOOK_URL'),
    authSecret: from.value('AUTH_SECRET'),
    authSecretBefore: from.value('AUTH_SECRET_BEFORE'),
    discord: oauthClient(from, 'DISCORD'),
    vk: oauthClient(from, 'VK'),
    countryHeader: from.value('COUNTRY_HEADER'),
    trustedProxies: from.value('TRUSTED_PROXIES'),
    metricsPort: from.value('METRICS_PORT'),
    maintenance: from.isOn('MAINTENANCE'),
    logLevel: from.value('LOG_LEVEL'),
  })
}

/** The ports and public addresses of the services. */
function readPlaces(from: Environment) {
  const sitePort = from.value('SITE_PORT')
  const panelPort = from.value('PANEL_PORT')
  const nodePort = from.value('NODE_PORT')
  const siteUrl = from.value('SITE_URL') ?? `http://localhost:${sitePort}`
  const panelUrl = from.value('PANEL_URL') ?? `http://localhost:${panelPort}`
  return {
    sitePort,
    panelPort,
    nodePort,
    siteUrl,
    panelUrl,
    gameDomain: from.value('GAME_DOMAIN') ?? new URL(siteUrl).hostname,
    siteApiUrl: from.value('SITE_API_URL') ?? panelUrl,
    accountPagesUrl: from.value('ACCOUNT_PAGES_URL'),
    nodeProbeUrl: from.value('NODE_PROBE_URL') ?? `http://{name}.localhost:${nodePort}`,
  }
}

type Places = ReturnType<typeof readPlaces>

function readNode(from: Environment, { panelUrl }: Places) {
  return {
    sftpPort: from.value('SFTP_PORT'),
    nodeName: from.value('NODE_NAME'),
    nodeToken: from.value('NODE_TOKEN'),
    nodeApiUrl: from.value('NODE_API_URL') ?? panelUrl,
    nodeServerPorts: from.value('NODE_SERVER_PORTS'),
    localNode: from.isOn('LOCAL_NODE'),
    nodeWarmCores: from.isOn('NODE_WARM_CORES'),
  }
}

function readBackups(from: Environment) {
  return {
    backupRepository: from.value('BACKUP_REPOSITORY'),
    backupAppendOnly: from.isOn('BACKUP_APPEND_ONLY'),
    backupPruneRepository: from.value('BACKUP_PRUNE_REPOSITORY'),
    backupCredentials: Object.fromEntries(
      backupCredentialNames.flatMap((name) => {
        const credential = from.value(name)
        return credential === undefined ? [] : [[name, credential]]
      }),
    ),
    resticPath: from.value('RESTIC_PATH'),
  }
}

function readPayments(from: Environment, { siteUrl, panelUrl }: Places) {
  const [shopAtBepaid, yookassa] = [shopOf(from, 'BEPAID'), shopOf(from, 'YOOKASSA')]
  const moreOfBepaid = {
    publicKey: from.value('BEPAID_PUBLIC_KEY'),
    test: from.isOn('BEPAID_TEST'),
    eripService: from.value('BEPAID_ERIP_SERVICE'),
  }
  const trialPort = from.value('TRIAL_PROCESSOR_PORT')
  const isPublic = [siteUrl, panelUrl].some((url) => url.startsWith('https:'))
  const trial = from.value('TRIAL_PROCESSOR')
  if (trial === '1' && isPublic)
    throw new ConfigError(
      'TRIAL_PROCESSOR: expected 0 where SITE_URL or PANEL_URL is https://, as it moves no money and ' +
        'credits balances all the same',
    )
  if (trial === '1' && (shopAtBepaid || yookassa))
    throw new ConfigError('TRIAL_PROCESSOR: expected 0 beside the keys of bePaid or YooKassa')
  return {
    bepaid: shopAtBepaid && { ...shopAtBepaid, ...moreOfBepaid },
    yookassa,
    /** The port of the fake payment processor that `npm start` runs, or undefined. */
    trialPort: (trial ?? (isPublic || shopAtBepaid || yookassa ? '0' : '1')) === '1' ? trialPort : undefined,
  }
}

function readMailAndAlerts(from: Environment, { panelUrl }: Places) {
  return {
    alertWebhookUrl: from.value('ALERT_WEBHOOK_URL'),
    alertMailTo: from.value('ALERT_MAIL_TO'),
    alertEscalationMailTo: from.value('ALERT_ESCALATION_MAIL_TO'),
    alertmanagerUrl: from.value('ALERTMANAGER_URL'),
    smtpUrl: from.value('SMTP_URL'),
    mailFrom: from.value('MAIL_FROM'),
    smtpEhloName: from.value('SMTP_EHLO_NAME') ?? domainNameOf(panelUrl),
  }
}

function oauthClient(from: Environment, network: 'DISCORD' | 'VK'): OAuthClient | undefined {
  const [clientId, clientSecret] = from.pair(`${network}_CLIENT_ID`, `${network}_CLIENT_SECRET`)
  return clientId && clientSecret ? { clientId, clientSecret } : undefined
}

function shopOf(
  from: Environment,
  processor: 'BEPAID' | 'YOOKASSA',
): { shopId: string; secretKey: string } | undefined {
  const [shopId, secretKey] = from.pair(`${processor}_SHOP_ID`, `${processor}_SECRET_KEY`)
  return shopId && secretKey ? { shopId, secretKey } : undefined
}

/** The host of an address if it is a DNS name; `localhost` and its subdomains are not. */
function domainNameOf(url: string): string | undefined {
  const { hostname } = new URL(url)
  return domainName.test(hostname) && !hostname.endsWith('.localhost') ? hostname : undefined
}
