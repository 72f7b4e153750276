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

/**
 * Reads the environment once, checks it and freezes it. Empty values count as not set. Throws
 * ConfigError.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const value = <K extends keyof typeof variables>(name: K): z.infer<(typeof variables)[K]['schema']> => {
    const result = variables[name].schema.safeParse(env[name] === '' ? undefined : env[name])
    if (!result.success) throw new ConfigError(`${name}: ${result.error.issues[0]?.message}`)
    // The union of schemas hides which one `name` selects; `parse` above uses that schema.
    return result.data as z.infer<(typeof variables)[K]['schema']>
  }
  const sitePort = value('SITE_PORT')
  const panelPort = value('PANEL_PORT')
  const nodePort = value('NODE_PORT')
  const siteUrl = value('SITE_URL') ?? `http://localhost:${sitePort}`
  const panelUrl = value('PANEL_URL') ?? `http://localhost:${panelPort}`
  if (value('ALERT_MAIL_TO') && !value('SMTP_URL'))
    throw new ConfigError('ALERT_MAIL_TO: needs SMTP_URL, the mail server to send by')
  const pair = <K extends keyof typeof variables>(first: K, second: K) => {
    const values = [value(first), value(second)] as const
    if (!values[0] !== !values[1]) throw new ConfigError(`${first} and ${second}: expected both or neither`)
    return values
  }
  const [nodeTlsCert, nodeTlsKey] = pair('NODE_TLS_CERT', 'NODE_TLS_KEY')
  const client = (network: 'DISCORD' | 'VK'): OAuthClient | undefined => {
    const [clientId, clientSecret] = pair(`${network}_CLIENT_ID`, `${network}_CLIENT_SECRET`)
    return clientId && clientSecret ? { clientId, clientSecret } : undefined
  }
  const shopOf = <P extends 'BEPAID' | 'YOOKASSA'>(
    processor: P,
  ): { shopId: string; secretKey: string } | undefined => {
    const [shopId, secretKey] = pair(`${processor}_SHOP_ID`, `${processor}_SECRET_KEY`)
    return shopId && secretKey ? { shopId, secretKey } : undefined
  }
  const [shopAtBepaid, yookassa] = [shopOf('BEPAID'), shopOf('YOOKASSA')]
  const moreOfBepaid = {
    publicKey: value('BEPAID_PUBLIC_KEY'),
    test: value('BEPAID_TEST') === '1',
    eripService: value('BEPAID_ERIP_SERVICE'),
  }
  const trialPort = value('TRIAL_PROCESSOR_PORT')
  const isPublic = [siteUrl, panelUrl].some((url) => url.startsWith('https:'))
  const trial = value('TRIAL_PROCESSOR')
  if (trial === '1' && isPublic)
    throw new ConfigError(
      'TRIAL_PROCESSOR: expected 0 where SITE_URL or PANEL_URL is https://, as it moves no money and credits balances all the same',
    )
  if (trial === '1' && (shopAtBepaid || yookassa))
    throw new ConfigError('TRIAL_PROCESSOR: expected 0 beside the keys of bePaid or YooKassa')
  return Object.freeze({
    host: value('HOST'),
    sitePort,
    panelPort,
    nodePort,
    sftpPort: value('SFTP_PORT'),
    edgePort: value('EDGE_PORT'),
    edgeServers: value('EDGE_SERVERS'),
    gameDomain: value('GAME_DOMAIN') ?? new URL(siteUrl).hostname,
    dnsResolvers: value('DNS_RESOLVERS'),
    siteUrl,
    panelUrl,
    siteApiUrl: value('SITE_API_URL') ?? panelUrl,
    accountPagesUrl: value('ACCOUNT_PAGES_URL'),
    nodeProbeUrl: value('NODE_PROBE_URL') ?? `http://{name}.localhost:${nodePort}`,
    dataDir: value('DATA_DIR'),
    databaseUrl: value('DATABASE_URL'),
    databaseBackupDir: value('DATABASE_BACKUP_DIR'),
    nodeName: value('NODE_NAME'),
    nodeToken: value('NODE_TOKEN'),
    nodeApiUrl: value('NODE_API_URL') ?? panelUrl,
    nodeServerPorts: value('NODE_SERVER_PORTS'),
    localNode: value('LOCAL_NODE') === '1',
    nodeWarmCores: value('NODE_WARM_CORES') === '1',
    nodeTlsCert,
    nodeTlsKey,
    backupRepository: value('BACKUP_REPOSITORY'),
    backupAppendOnly: value('BACKUP_APPEND_ONLY') === '1',
    backupPruneRepository: value('BACKUP_PRUNE_REPOSITORY'),
    backupCredentials: Object.fromEntries(
      backupCredentialNames.flatMap((name) => {
        const credential = value(name)
        return credential === undefined ? [] : [[name, credential]]
      }),
    ),
    resticPath: value('RESTIC_PATH'),
    coreSources: value('CORE_SOURCES'),
    addonSources: value('CATALOGUE_SOURCES'),
    curseforgeKey: value('CURSEFORGE_KEY'),
    bepaid: shopAtBepaid && { ...shopAtBepaid, ...moreOfBepaid },
    yookassa,
    /** The port of the fake payment processor that `npm start` runs, or undefined. */
    trialPort: (trial ?? (isPublic || shopAtBepaid || yookassa ? '0' : '1')) === '1' ? trialPort : undefined,
    partnerWebhookUrl: value('PARTNER_WEBHOOK_URL'),
    alertWebhookUrl: value('ALERT_WEBHOOK_URL'),
    alertMailTo: value('ALERT_MAIL_TO'),
    alertEscalationMailTo: value('ALERT_ESCALATION_MAIL_TO'),
    alertmanagerUrl: value('ALERTMANAGER_URL'),
    smtpUrl: value('SMTP_URL'),
    mailFrom: value('MAIL_FROM'),
    smtpEhloName: value('SMTP_EHLO_NAME') ?? domainNameOf(panelUrl),
    authSecret: value('AUTH_SECRET'),
    authSecretBefore: value('AUTH_SECRET_BEFORE'),
    discord: client('DISCORD'),
    vk: client('VK'),
    countryHeader: value('COUNTRY_HEADER'),
    trustedProxies: value('TRUSTED_PROXIES'),
    metricsPort: value('METRICS_PORT'),
    maintenance: value('MAINTENANCE') === '1',
    logLevel: value('LOG_LEVEL'),
  })
}

/** The host of an address if it is a DNS name; `localhost` and its subdomains are not. */
function domainNameOf(url: string): string | undefined {
  const { hostname } = new URL(url)
  return domainName.test(hostname) && !hostname.endsWith('.localhost') ? hostname : undefined
}
